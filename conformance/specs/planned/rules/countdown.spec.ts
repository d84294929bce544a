import { toasts } from '../../../oracle/common/messages.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { selectors } from '../../../harness/contract.ts';
import { stopClockAt } from '../../../harness/pages/clock.ts';
import { answerWith, loseAnswer, routeOf } from '../../../harness/wire/routes.ts';
import { read } from '../../../harness/expected/read.ts';
import { sentToast } from '../../../harness/expected/outcomes.ts';

/** Milliseconds past a full second: the ticks come late, as those of a busy browser do. */
const MARGIN = 500;

rule('countdown', ({ contact }) => {
  const resent = sentToast[contact];

  test('a code can be sent again after sixty seconds', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    watch,
    announcements,
    expected,
    port,
  }) => {
    const seconds = read(expected.resendSeconds);
    const { verification } = signUp;
    const { resendButton, countdown, boxes } = verification;
    await page.clock.install();
    await arrive.atAccount();
    await stopClockAt(page, routeOf('send'));
    await signUp.account.submit(seller);
    await boxes.first().waitFor();
    await page.clock.runFor(MARGIN);

    await covers(['CODE-008', 'CODE-009'], 'after the send the button counts down', async () => {
      await expect(resendButton).toBeDisabled();
      await expect(countdown).toBeVisible();
    });
    const heard = announcements.keys.length;
    await covers(['CODE-009'], 'second by second', async () => {
      await expect.poll(() => verification.secondsLeft()).toBe(seconds);
      await page.clock.fastForward(1000);
      await expect.poll(() => verification.secondsLeft()).toBe(seconds - 1);
    });
    await covers(['CODE-008', 'CODE-011'], 'at 59 seconds it is still disabled', async () => {
      await page.clock.fastForward((seconds - 2) * 1000);
      await expect(resendButton).toBeDisabled();
      await resendButton.click({ force: true });
      await expect(countdown).toBeVisible();
      expect(wire.counts().send).toBe(1);
    });
    await test.step('E-24: the seconds are not read out', () => {
      expect(announcements.keys.slice(heard)).toEqual([]);
    });
    await covers(['CODE-008', 'CODE-009'], 'at 60 seconds it is enabled', async () => {
      await page.clock.fastForward(1000);
      await expect(resendButton).toBeEnabled();
      await expect(countdown).toHaveCount(0);
    });
    await page.unroute(routeOf('send'));
    await page.clock.resume();
    await covers(['CODE-010', resent.id], 'resend sends a second code, counts again', async () => {
      await verification.typeCode('12');
      await resendButton.click();
      await expect(resendButton).toBeDisabled();
      await expect(countdown).toBeVisible();
      await expect(signUp.toast(read(resent.key)).last()).toShowItsText();
      expect(wire.counts().send).toBe(2);
    });
    await test.step('the digits of the old code are gone (E-08)', async () => {
      const empty = Array.from({ length: seller.codeLength }, () => '');
      await expect.poll(() => verification.digits()).toEqual(empty);
    });
    await covers(['CODE-008'], 'it is a deadline: a sleep of a minute ends it', async () => {
      await page.clock.fastForward((seconds + 1) * 1000);
      await expect(resendButton).toBeEnabled();
    });
    const networkMessage = page.locator(selectors.message(read(toasts.network)));
    await covers(['ERR-006'], 'E-23: a captcha that is closed says nothing', async () => {
      await verification.typeCode('12');
      await expect(networkMessage).toHaveCount(0);
      await answerWith(page, 'send', { message: 'error', data: 'CloseCaptcha' });
      const answered = page.waitForResponse(routeOf('send'));
      await resendButton.click();
      await answered;
      await expect(resendButton).toBeEnabled();
      await expect(resendButton).toBeFocused();
      await expect(networkMessage).toHaveCount(0);
      await page.unroute(routeOf('send'));
    });
    await test.step('S-173: a code whose answer is lost is not sent again by itself', async () => {
      await loseAnswer(page, { port, watch, address: routeOf('send') });
      const before = wire.counts().send;
      await resendButton.click();
      await expect(networkMessage.first()).toBeVisible();
      await expect(resendButton).toBeEnabled();
      expect(wire.counts().send).toBe(before + 1);
    });
  });
});
