import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import type { FaultUser } from './FaultUser.ts';
import { calling, openChecked, submitOf } from './formParts.ts';
import type { Subject } from './Subject.ts';

/** The log-in of a site where the known seller has an account. */
export async function toLogIn(user: FaultUser): Promise<void> {
  await user.world.begin('session.known');
  await openChecked(user, '/account/login');
  await user.step('log-in').locator('form').waitFor();
  await user.world.begin('default');
}

export const logIn: Subject = {
  site: 'gb',
  ...calling('passport', 'account.login'),
  step: 'log-in',
  arrive: toLogIn,
  async fill(user) {
    await user.page.locator('[data-step] [name="account"]').fill(knownSeller.email);
    await user.page.locator('[name="password"]').fill(knownSeller.password);
  },
  press: (user) => submitOf(user).click(),
  control: submitOf,
  async leave(user) {
    await user.step('log-in').getByRole('link').last().click();
    return user.step('account').locator('form');
  },
  done: ({ page }) => page.waitForURL(/\/homepage/),
};
