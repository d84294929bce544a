import type { OAuthMethod } from '../../../src/domain/sign-in/signInMethods.ts';
import type { SubjectName } from './FaultCase.ts';
import { pathOf } from './formParts.ts';
import { consent, goToProvider } from './signInAt.ts';
import type { Subject } from './Subject.ts';

/** The page that a provider leads back to, which exchanges a code by itself. */
const callback = (method: OAuthMethod): Subject => ({
  site: 'us', // has both providers
  calls: ['oauth.callback'],
  path: pathOf('passport', 'oauth.callback'),
  step: 'callback',
  arrive: () => Promise.resolve(),
  fill: (user) => goToProvider(user, method, 'ana'),
  press: consent,
  control: ({ page }) => page.locator('[data-waiting]'),
  // Back to the provider, and forward again: what it returned is not there any more.
  async leave({ page }) {
    await page.goBack();
    await page.locator('h1').waitFor();
    await page.goForward();
    return page.locator('[data-callback-failure="oauth_unverified_title"]');
  },
  done: ({ page }) => page.waitForURL(/\/homepage/),
});

export const callbackSubjects = {
  'short-video callback': callback('shortVideo'),
  'social callback': callback('google'),
} as const satisfies Partial<Record<SubjectName, Subject>>;
