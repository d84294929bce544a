import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import type { SignUp } from '../pages/SignUp.ts';

/** Where the errors of one form can show. */
export interface Stage {
  readonly page: Page;
  readonly signUp: SignUp;
  readonly contact: Contact;
  readonly accountField: Locator;
  readonly codeField: Locator;
  readonly passwordField: Locator;
  /** What started the call. */
  readonly starter: Locator;
  /** Whether the region has a text of its own for an account that exists, with an unknown key. */
  readonly ownWording: boolean;
}
