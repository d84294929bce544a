import { events } from '../expectations/events.ts';
import { limits } from '../expectations/limits.ts';
import { payloads, type CallName } from '../expectations/payloads.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';
import type { WorldEvent } from '../support/World.ts';

test('a visitor who stays five seconds is noted', async ({ page, signUp, world }) => {
  const delay = read(limits.signUpDelay);
  const begun = Date.now();
  await page.clock.install({ time: begun });
  await signUp.open();
  await signUp.account.contact.waitFor();
  const shown = await page.evaluate(() => Date.now());
  await page.clock.runFor(delay * 2);
  await shows(['TRACK-009', 'TRACK-006'], 'sign_up_delay after 5 s, by a visitor', async () => {
    const noted = async (): Promise<WorldEvent[]> =>
      (await world.events()).filter((event) => event.name === read(events.signUpDelay));
    await expect.poll(async () => (await noted()).length).toBe(1);
    const [event] = await noted();
    expect(event?.at).toBeGreaterThanOrEqual(begun + delay);
    expect(event?.at).toBeLessThanOrEqual(shown + delay);
    expect(event?.['role_type']).toBe(read(events.visitorRole));
  });
});

test('the outcome of every account call is reported', async ({ page, signUp, arrive, world }) => {
  await arrive.atPassword();
  await signUp.password.submit(seller.password);
  await expect(page).toHaveURL(/\/settle\//);
  const reported = async (path: string): Promise<WorldEvent[]> =>
    (await world.events()).filter(({ url }) => typeof url === 'string' && url.includes(path));
  const calls: readonly CallName[] = ['send', 'check', 'register'];
  for (const name of calls) {
    await shows(['TRACK-007'], `${name}: url, code and log id`, async () => {
      const path = read(payloads[name].path);
      await expect.poll(async () => (await reported(path)).length).toBeGreaterThan(0);
      const [event] = await reported(path);
      expect(Object.keys(event ?? {})).toEqual(expect.arrayContaining(['code', 'log_id']));
    });
  }
});
