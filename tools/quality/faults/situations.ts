import { contracts } from '../../../mocks/contracts.ts';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import type { FaultUser } from './FaultUser.ts';
import { openChecked } from './formParts.ts';
import { toInfo } from './infoSubjects.ts';
import { seller } from './seller.ts';
import { subjects } from './subjects.ts';

/** Milliseconds that a request of the seller may wait for a connection, on a slow machine. */
const HELD_MS = 3000;

/** Signs up, and notes how long each request waited that the seller waits for: a call of the account, the next page. */
async function heldInSignUp(user: FaultUser): Promise<readonly string[]> {
  const held: string[] = [];
  user.page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const { requestStart } = request.timing();
    const isAwaited = request.isNavigationRequest() || pathname.startsWith('/passport/');
    if (isAwaited && requestStart > HELD_MS) held.push(`${pathname} waited ${requestStart} ms`);
  });
  await signUp(user);
  return held;
}

/** The classes of calls that no step of a sign-up waits for. */
const unawaited: ReadonlySet<string> = new Set([
  'gate',
  'fail-open',
  'landing',
  'prefetch',
  'report',
]);

async function signUp(user: FaultUser): Promise<void> {
  const { arrive, fill, press, done } = subjects.commit;
  await arrive(user);
  await fill(user, 0);
  await press(user, 0);
  await done(user);
}

/** Wants the number in place of the address offline, where the address comes back, and again online. */
async function wantPhoneOffline(
  user: FaultUser,
  { step, name }: { readonly step: string; readonly name: string },
): Promise<void> {
  const { page } = user;
  const field = page.locator(`input[name="${name}"]`);
  await field.fill(seller.email);
  await user.offline(true);
  await page.locator('[data-switch="phone"]').click();
  await page.locator('[data-toasts] [data-message="offline"]').waitFor();
  await user.until('the address', async () => (await field.inputValue()) === seller.email);
  await user.offline(false);
  await page.locator('[data-switch="phone"]').click();
  await user.step(step).locator('input[type="tel"]').waitFor();
}

/** What a user may do to the page where no call is under way; each throws when the page does not survive it. */
export const situations: Readonly<Record<string, (user: FaultUser) => Promise<void>>> = {
  async 'a phone number wanted offline (E-17)'(user) {
    await user.page.goto('/account/register');
    await wantPhoneOffline(user, { step: 'account', name: 'phone_email' });
  },

  async 'a phone number wanted offline at the additional info (E-17)'(user) {
    await toInfo(user);
    await wantPhoneOffline(user, { step: 'additional-info', name: 'Email' });
  },

  async 'a number submitted offline at the log-in (E-17)'(user) {
    const { page } = user;
    const logIn = subjects['log-in'];
    await logIn.arrive(user);
    await user.offline(true);
    await page.locator('[name="account"]').fill(knownSeller.mobile);
    await page.locator('[name="password"]').fill(knownSeller.password);
    await logIn.control(user).click();
    await page.locator('[data-toasts] [data-message="offline"]').waitFor();
    await user.until('a free form', async () => (await user.turning('[data-loading]')) === 0);
    await user.offline(false);
    await logIn.control(user).click();
    await logIn.done(user);
    await user.until('one request', () => user.requestsTo(logIn.path) === 1);
  },

  async 'the terms of a provider wanted offline (E-17)'(user) {
    const { page } = user;
    await page.route('**/*', (route) =>
      /account|loadTexts/.test(new URL(route.request().url()).pathname) &&
      route.request().resourceType() === 'script'
        ? route.abort()
        : route.continue(),
    );
    await openChecked(user, '/account/register');
    await user.offline(true);
    const google = page.locator('[data-sign-in-method="google"]');
    await google.click();
    await page.locator('[data-toasts] [data-message="offline"]').waitFor();
    await user.until('a free page', async () => (await user.turning('[data-loading]')) === 0);
    await page.unroute('**/*');
    await user.offline(false);
    await google.click();
    const terms = page.locator('[data-method-terms]');
    await terms.locator('input[type="checkbox"]').first().waitFor();
    await page.keyboard.press('Escape');
    await terms.waitFor({ state: 'detached' });
  },

  async 'Back with a dialog open (E-14)'(user) {
    const { page } = user;
    await subjects.verify.arrive(user);
    const resend = user.step('verification').locator('form button[type="button"]');
    await resend.waitFor();
    await user.pass(61_000);
    await user.world.begin('passport.1023@email.send_code');
    await resend.click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    await user.until('the entry', () => page.evaluate(() => 'laterStep' in history.state));
    await user.step('verification').waitFor();
    await page.evaluate(() => history.back());
    await user.step('account').waitFor();
  },

  async 'Back as soon as the step comes (E-14)'(user) {
    const { page } = user;
    await page.addInitScript(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.back();
      };
    });
    const { arrive, fill, press } = subjects.send;
    await arrive(user);
    await fill(user, 0);
    await press(user, 0);
    await user.until('the entry made', () => page.evaluate(() => history.length === 3));
    await user.step('account').waitFor();
  },

  async 'Back while the server asks who the user is (E-14)'(user) {
    const { page } = user;
    await user.world.begin('identity@email.register.ticket_register');
    const { arrive, fill, press } = subjects.commit;
    await arrive(user);
    await fill(user, 0);
    await press(user, 0);
    const dialog = page.locator('dialog[open]');
    await dialog.locator('fieldset input').first().waitFor();
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    await user.step('password').waitFor();
    await user.until(
      'no failure shown',
      async () => (await page.locator('[data-tone="danger"]').count()) === 0,
    );
    await page.evaluate(() => history.back());
    await user.step('account').waitFor();
  },

  async 'the second step of a bind is left (E-14)'(user) {
    const { page } = user;
    await page.addInitScript(() =>
      addEventListener('popstate', () =>
        document.documentElement.setAttribute('data-went-back', ''),
      ),
    );
    const { arrive, fill, press } = subjects['bind email'];
    await arrive(user);
    await fill(user, 0);
    await user.world.begin('identity@oauth_login_with_email_bind');
    await press(user, 0);
    await page.locator('dialog[open] fieldset input').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('html[data-went-back]').waitFor();
    await page.waitForURL(/\/account\/login$/);
    await user.step('log-in').locator('[data-message="log_in_tips"]').waitFor();
  },

  async 'the list of countries does not come (E-17)'(user) {
    const { page } = user;
    await page.route('**/CountryPanel*.js', (route) => route.abort());
    await page.goto('/account/register');
    await page.locator('[data-switch="phone"]').click();
    const countries = page.locator('[data-step="account"] button[data-opens]');
    await countries.click();
    await page.locator('[data-toasts] [data-tone="danger"]').waitFor();
    await page.unroute('**/CountryPanel*.js');
    await countries.click();
    await page.locator('[data-step="account"] [role="listbox"]').waitFor();
  },

  async 'a number is submitted on a page that has just come'(user) {
    const { page } = user;
    const parts = Promise.withResolvers<void>();
    const app = Promise.withResolvers<void>();
    await page.route('**/phoneParts*.js', async (route) => {
      await parts.promise;
      await route.continue();
    });
    await page.route('**/index-*.js', async (route) => {
      await app.promise;
      await route.continue();
    });
    const logIn = subjects['log-in'];
    await user.world.begin('session.known');
    await page.goto('/account/login', { waitUntil: 'commit' });
    await page.locator('[name="account"]').fill(knownSeller.mobile);
    await page.locator('[name="password"]').fill(knownSeller.password);
    const asked = page.waitForRequest('**/phoneParts*.js');
    await logIn.control(user).click();
    app.resolve();
    await asked;
    parts.resolve();
    await logIn.done(user);
    await user.until('one request', () => user.requestsTo(logIn.path) === 1);
  },

  async 'the experiments come when the register page has the focus already (S-010)'(user) {
    const { page } = user;
    await user.world.begin('experiments.off+latency:60000@common.get');
    await page.goto('/account/login?channel=spring'); // the guard holds a link for a query
    await user.step('log-in').getByRole('link').last().click();
    await user.step('account').locator('h2:focus').waitFor();
    await user.world.begin('experiments.off');
    await user.step('single').locator('h2:focus').waitFor();
  },

  async 'the code’s step comes late: its notice is read out once (E-24)'(user) {
    const { page } = user;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/steps-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const { arrive, fill, press } = subjects.send;
    await arrive(user);
    await fill(user, 0);
    await press(user, 0);
    await page.locator('[data-step="verification"][data-arriving]').waitFor();
    await page.clock.runFor(1000);
    release();
    await user.step('verification').locator('[data-toasts] [data-tone]').waitFor();
    await page.clock.runFor(1000);
    const heard = await user.heard();
    if (heard.length === 0 || new Set(heard).size < heard.length)
      throw new Error(`read out: ${heard.join(', ')}`);
  },

  async 'nobody takes the reports of the page: a whole sign-up passes (F01)'(user) {
    await user.world.begin('pending@collect');
    await signUp(user);
  },

  async 'no call answers that no step waits for: a whole sign-up is held by none (F01)'(user) {
    await user.world.begin(
      contracts
        .filter(({ faultClass }) => unawaited.has(faultClass))
        .map(({ name }) => `pending@${name}`)
        .join('+'),
    );
    const held = await heldInSignUp(user);
    if (held.length > 0) throw new Error(held.join(', '));
  },

  async 'past the bar at the code (E-14)'(user) {
    const { page } = user;
    await subjects.verify.arrive(user);
    const step = user.step('verification');
    await page.locator('[href="#main"]').press('Enter');
    await page.locator('main:focus').waitFor();
    await page.keyboard.press('Tab');
    await step.locator(':focus').waitFor();
    await page.evaluate(() => history.back());
    await user.step('account').waitFor();
  },
};
