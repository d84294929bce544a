import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { routeOf } from '../../harness/wire/routes.ts';
import { timeOf } from '../../harness/pages/clock.ts';
import { pathsOf } from '../../harness/wire/Wire.ts';

/** What the server asks to wait at a call, in seconds; one is longer than the minute between two codes. */
const pauses = [
  { call: 'region', pause: 40 },
  { call: 'send', pause: 40 },
  { call: 'send', pause: 330 },
] as const;
/** What a page may say of the short one, which a moment later is less. */
const SECONDS = /\b(?:3\d|40)\b/;
/** Milliseconds before the end at which nothing may be sent: the clock goes on by itself meanwhile. */
const SLACK = 10_000;
/** The long one in minutes: not before its end. */
const NOT_TOO_SOON = /\b6\b/;

/** A form that begins with an e-mail address, and one that begins with a phone: the rule is the same everywhere. */
const judged: ReadonlySet<string> = new Set(['gb', 'th']);

everySite(({ region, viewport }) => {
  if (!judged.has(region) || viewport === 'mobile') return;
  for (const { call, pause } of pauses) {
    test(`E-19: 429 at the ${call} says how long to wait, and the button waits ${pause} s`, async ({
      page,
      signUp,
      seller,
      wire,
      watch,
      expected,
    }) => {
      for (const path of pathsOf(call)) watch.allowErrorOf(path);
      await page.clock.install();
      await signUp.open();
      await signUp.account.choose(seller.contact);
      await signUp.started();
      // A server may say it in seconds, or as a date.
      const retryAfter = (): string =>
        call === 'region' ? new Date(Date.now() + pause * 1000).toUTCString() : String(pause);
      await page.route(routeOf(call), (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': retryAfter() }, json: {} }),
      );
      const { continueButton, section } = signUp.account;
      const runTo = async (time: number): Promise<void> =>
        page.clock.runFor(Math.max(0, time - (await timeOf(page))));
      const earliestEnd = (await timeOf(page)) + pause * 1000;
      await signUp.account.submit(seller);
      const waitingButton = section.getByRole('button', { name: /\d/ });
      await test.step('S-209: it says the seconds that the server asks', async () => {
        await expect(waitingButton).toBeDisabled();
        if (pause > 60) return expect(waitingButton).toHaveAccessibleName(NOT_TOO_SOON);
        await expect(waitingButton).toHaveAccessibleName(SECONDS);
        await assertAccessible(page, `throttled at the ${call}`);
      });
      const latestEnd = (await timeOf(page)) + pause * 1000;
      const before = wire.counts()[call];
      await test.step('nothing is sent before its time', async () => {
        await runTo(earliestEnd - SLACK);
        await expect(waitingButton).toBeDisabled();
        await waitingButton.click({ force: true });
        await signUp.account.contact.press('Enter');
        await page.clock.runFor(1000);
        expect(wire.counts()[call]).toBe(before);
      });
      if (read(expected.googleLogin))
        await test.step('a provider waits for a check of the region alone', async () => {
          const provider = signUp.signInMethod('google');
          await expect(provider).toBeEnabled({ enabled: call !== 'region' });
          if (call !== 'region') return;
          await provider.click({ force: true });
          await page.clock.runFor(1000);
          expect(wire.counts()[call]).toBe(before);
        });
      await test.step('then it goes on', async () => {
        await page.unroute(routeOf(call));
        await runTo(latestEnd);
        await expect(continueButton).toBeEnabled();
        if (read(expected.googleLogin)) await expect(signUp.signInMethod('google')).toBeEnabled();
        await continueButton.click();
        await signUp.verification.boxes.first().waitFor();
        expect(wire.counts().send).toBe(call === 'send' ? before + 1 : 1);
      });
    });
  }
});
