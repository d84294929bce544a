import type { Page } from '@playwright/test';
import { testUserOf, type TestUserId } from '../../../mocks/provider/testUsers.ts';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import type { Flow } from './Flow.ts';
import type { KeyboardUser } from './KeyboardUser.ts';
import { at, holding } from './steps.ts';

const PROVIDER = /provider\.localhost/;
const EMAIL = 'ana@shop.example';
const google = '[data-sign-in-method="google"]';
const info = '[data-step="additional-info"]';
const rosa = testUserOf('rosa')?.email ?? '';

/** Decides at the provider, whose page is no part of the portal. */
const decide =
  (decision: 'continue' | 'refuse', as: TestUserId = 'ana') =>
  async (page: Page): Promise<void> => {
    await page.locator(`input[value="${as}"]`).check();
    await page.locator(`button[value="${decision}"]`).click();
  };

/** From the button of the provider through what has to be agreed to. */
async function agree(user: KeyboardUser): Promise<void> {
  await user.tabTo(google);
  await user.press('Enter', { at: '[data-method-terms] h2' });
  for (const agreement of [at.terms, at.stripe]) {
    await user.tabTo(`[data-method-terms] ${agreement}`);
    await user.press('Space');
  }
  await user.tabTo(holding('sign_up_continue'));
  await user.leave('Enter', PROVIDER);
}

/** Flows that lead over a provider of accounts. */
export const providerFlows: readonly Flow[] = [
  {
    name: 'gb-google-bind',
    site: 'gb',
    width: 1440,
    height: 900,
    async walk(user, world) {
      await user.open('/account/register');
      await agree(user);
      await user.elsewhere(decide('refuse'), '[data-step="account"] h2');
      await agree(user);
      await user.elsewhere(decide('continue', 'rosa'), '[data-step="bind-contact"] h1');
      await user.tabTo(at.logInAccount);
      await user.tabTo(at.submit);
      await user.press('Enter', { at: at.logInAccount });
      await user.type(rosa);
      await user.tabTo(at.submit);
      await user.press('Enter', { at: '[data-step="bind-code"] fieldset input' });
      await user.type(await world.code(rosa), 'the code', { at: at.password });
      await user.tabTo(at.submit);
      await user.press('Enter', { at: `${at.password}[aria-invalid]` });
      await user.type('Wrong1!place', 'a wrong password');
      await user.press('Enter', { at: `${at.password}[aria-invalid]` });
      await user.press('ControlOrMeta+A', { idle: true });
      await user.type(knownSeller.password, 'the password');
      await user.leaveInTime('Enter', /\/homepage/, /Loading/);
    },
  },
  {
    name: 'gb-additional-info',
    site: 'gb',
    width: 390,
    height: 844,
    async walk(user, world) {
      await user.open('/account/login');
      await user.tabTo(google);
      await user.leave('Enter', PROVIDER);
      await user.elsewhere(decide('continue', 'noor'), `${info} h1`);
      await user.tabTo('[name="Email"]');
      await user.tabTo(at.submit);
      await user.press('Enter', { at: '[name="Email"]' });
      await user.type(EMAIL);
      await user.tabTo(holding('send_code'));
      await user.press('Enter', { at: '[name="EmailVerificationCode"]' });
      const code = await world.code(EMAIL);
      const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
      await user.type(wrong, 'a wrong code');
      await user.press('Enter', { at: '[name="EmailVerificationCode"][aria-invalid]' });
      await user.tabTo(`${info} [data-switch="phone"]`);
      await user.press('Enter');
      await user.press('Enter');
      await user.press('Shift+Tab');
      await user.press('Enter', { at: '[name="EmailVerificationCode"]' });
      await user.type(code, 'the code');
      await user.leaveInTime('Enter', /\/settle\//);
    },
  },
];
