import type { OAuthMethod } from '../../../src/domain/sign-in/signInMethods.ts';
import type { SubjectName } from './FaultCase.ts';
import { clients } from '../../../mocks/provider/clients.ts';
import type { FaultUser } from './FaultUser.ts';
import { calling } from './formParts.ts';
import { consent, goToProvider } from './signInAt.ts';
import type { Subject } from './Subject.ts';

/** The page that a provider leads back to, which exchanges a code by itself. */
const callback = (method: OAuthMethod): Subject => ({
  site: 'us', // has both providers
  ...calling('passport', 'oauth.callback'),
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

const FAILED = 'login_failed_title_TT4B_conflict_remind';

/** To the page of the OpenID provider whose answer is a token in the fragment, up to its consent. */
async function goToOidc({ page, world }: FaultUser): Promise<void> {
  const { id, authorizePath, callbackPath, responseType } = clients.oidc;
  const nonce = crypto.randomUUID();
  const address = new URL(authorizePath, world.origin('provider'));
  address.search = new URLSearchParams({
    ...{ client_id: id, response_type: responseType, scope: 'openid profile email phone' },
    redirect_uri: `${world.origin('us')}${callbackPath}`,
    ...{ nonce, state: Buffer.from(JSON.stringify({ nonce })).toString('base64url') },
  }).toString();
  await page.goto(address.href);
  await page.locator('input[value="ana"]').check();
}

/** The page that takes a token out of its fragment; a second time there is none. Source: S-111. */
const oidc: Subject = {
  ...callback('google'),
  ...calling('passport', 'oidc.callback'),
  fill: goToOidc,
  used: FAILED,
  async leave({ page }) {
    await page.goBack();
    await page.locator('h1').waitFor();
    await page.goForward();
    return page.locator(`[data-callback-failure="${FAILED}"]`);
  },
};

export const callbackSubjects = {
  'oidc callback': oidc,
  'short-video callback': callback('shortVideo'),
  'social callback': callback('google'),
} as const satisfies Partial<Record<SubjectName, Subject>>;
