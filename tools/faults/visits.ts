import { judgeEnd } from './judgeEnd.ts';
import { subjects } from './subjects.ts';
import { seller, type Visitor } from './Visitor.ts';

/** What a visitor may do to the page where no call is under way; each throws, or waits in vain, when it is not survived. */
const visits: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'a phone number wanted offline (E-17)'(visitor) {
    const { page } = visitor;
    await page.goto('/account/register');
    const field = page.locator('input[name="phone_email"]');
    await field.fill(seller.email);
    await visitor.offline(true);
    await page.locator('[data-switch="phone"]').click();
    await page.locator('[data-toasts] [data-message="offline"]').waitFor();
    await visitor.until('the address', async () => (await field.inputValue()) === seller.email);
    await visitor.offline(false);
    await page.locator('[data-switch="phone"]').click();
    await page.locator('[data-step="account"] input[type="tel"]').waitFor();
  },

  async 'Back with a dialog open (E-14)'(visitor) {
    const { page } = visitor;
    await subjects.verify.arrive(visitor);
    const resend = visitor.step('verification').locator('form button[type="button"]');
    await resend.waitFor();
    await page.clock.fastForward(61_000);
    await visitor.begin('passport.1023@email.send_code');
    await resend.click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    await visitor.until('the entry', () => page.evaluate(() => 'laterStep' in history.state));
    await visitor.step('verification').waitFor();
    await page.evaluate(() => history.back());
    await visitor.step('account').waitFor();
  },

  async 'Back as soon as the step comes (E-14)'(visitor) {
    const { page } = visitor;
    await page.addInitScript(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.back();
      };
    });
    const { arrive, fill, press } = subjects.send;
    await arrive(visitor);
    await fill(visitor, 0);
    await press(visitor, 0);
    await visitor.until('the entry made', () => page.evaluate(() => history.length === 3));
    await visitor.step('account').waitFor();
  },

  async 'Back while the server asks who is there (E-14)'(visitor) {
    const { page } = visitor;
    await visitor.begin('identity@email.register.ticket_register');
    const { arrive, fill, press } = subjects.commit;
    await arrive(visitor);
    await fill(visitor, 0);
    await press(visitor, 0);
    const dialog = page.locator('dialog[open]');
    await dialog.locator('fieldset input').first().waitFor();
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    await visitor.step('password').waitFor();
    await visitor.until(
      'no failure told',
      async () => (await page.locator('[data-tone="danger"]').count()) === 0,
    );
    await page.evaluate(() => history.back());
    await visitor.step('account').waitFor();
  },

  async 'the list of countries does not come (E-17)'(visitor) {
    const { page } = visitor;
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

  async 'past the bar at the code (E-14)'(visitor) {
    const { page } = visitor;
    await subjects.verify.arrive(visitor);
    const step = visitor.step('verification');
    await page.locator('[href="#main"]').press('Enter');
    await page.locator('main:focus').waitFor();
    await page.keyboard.press('Tab');
    await step.locator(':focus').waitFor();
    await page.evaluate(() => history.back());
    await visitor.step('account').waitFor();
  },
};

export const visitNames = Object.keys(visits);

/** Plays a visit. @returns what is wrong; empty when all is as promised */
export async function runVisit(visitor: Visitor, name: string): Promise<readonly string[]> {
  try {
    await visits[name]?.(visitor);
    return await judgeEnd(visitor);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...visitor.problems];
  }
}
