import { toasts } from '../expectations/messages.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { routeOf } from '../support/inject.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';

/** Milliseconds past a full second, so that a tick on the second itself has run. */
const MARGIN = 500;

test('a code can be sent again after sixty seconds', async ({ page, signUp, wire, expected }) => {
  const seconds = read(expected.resendSeconds);
  const { resendButton, countdown, boxes } = signUp.verification;
  await page.clock.install();
  await signUp.open();
  // The clock stops before the answer arrives, so that the countdown starts at a known moment.
  await page.route(routeOf('send'), async (route) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    await route.continue();
  });
  await signUp.account.submit(seller.email);
  await boxes.first().waitFor();
  await page.clock.runFor(MARGIN);

  await shows(['CODE-008', 'CODE-009'], 'after the send the button counts down', async () => {
    await expect(resendButton).toBeDisabled();
    await expect(countdown).toBeVisible();
  });
  await shows(['CODE-008', 'CODE-011'], 'at 59 seconds it is still disabled', async () => {
    await page.clock.runFor((seconds - 1) * 1000);
    await expect(resendButton).toBeDisabled();
    await resendButton.click({ force: true });
    await expect(countdown).toBeVisible();
    expect(wire.counts().send).toBe(1);
  });
  await shows(['CODE-008', 'CODE-009'], 'at 60 seconds it is enabled', async () => {
    await page.clock.runFor(1000);
    await expect(resendButton).toBeEnabled();
    await expect(countdown).toHaveCount(0);
  });
  await page.unroute(routeOf('send'));
  await page.clock.resume();
  await shows(['CODE-010', 'CODE-015'], 'resend sends a second code and counts again', async () => {
    await boxes.first().focus();
    await page.keyboard.type('12');
    await resendButton.click();
    await expect(resendButton).toBeDisabled();
    await expect(countdown).toBeVisible();
    await expect(signUp.toast(read(toasts.emailCodeSent)).last()).toBeVisible();
    expect(wire.counts().send).toBe(2);
  });
  await test.step('the digits of the old code are gone', async () => {
    await expect.poll(() => signUp.verification.digits()).toEqual(['', '', '', '', '', '']);
  });
  await shows(
    ['CODE-008'],
    'the countdown is a deadline: a sleep of a minute ends it',
    async () => {
      await page.clock.fastForward((seconds + 1) * 1000);
      await expect(resendButton).toBeEnabled();
    },
  );
});
