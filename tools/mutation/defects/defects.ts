import { codeDefects } from './code.ts';
import { contactDefects } from './contact.ts';
import { contentDefects } from './content.ts';
import type { Defect } from './Defect.ts';
import { landingDefects } from './landing.ts';
import { logInDefects } from './logIn.ts';
import { missedDefects } from './missed.ts';
import { pageDefects } from './page.ts';
import { partnerDefects } from './partner.ts';
import { passwordDefects } from './password.ts';
import { secondVerificationDefects } from './secondVerification.ts';
import { wayInDefects } from './wayIn.ts';

/** Mistakes that the suite must fail on, each by a test with a name. */
export const defects: readonly Defect[] = [
  ...contactDefects,
  ...codeDefects,
  ...passwordDefects,
  ...pageDefects,
  ...partnerDefects,
  ...landingDefects,
  ...contentDefects,
  ...logInDefects,
  ...secondVerificationDefects,
  ...wayInDefects,
  ...missedDefects,
];
