import { journey } from '../../../fixtures/sites.ts';
import { expect, shows, test } from '../../../fixtures/test.ts';
import { hold } from '../../../support/hold.ts';
import { routeOf } from '../../../support/inject.ts';
import { read } from '../../../support/read.ts';
import { sentToast } from '../../../support/sentToast.ts';

journey('account', ({ adversity }) => {
  test(`at the account: ${adversity}`, async ({
    page,
    signUp,
    arrive,
    seller,
    otherSeller,
    wire,
  }) => {
    const { account } = signUp;
    await arrive.atAccount();
    await account.contact.fill(seller.typed);
    if (adversity === 'refresh') {
      await test.step('E-14: the page starts again, nothing was sent', async () => {
        await page.reload();
        await expect(signUp).toBeAtStep('account');
        expect(wire.counts().send).toBe(0);
      });
      await arrive.atAccount();
    }
    if (adversity === 'late answer') {
      const release = await hold(page, 'send');
      await test.step('E-20: an answer for an account that was changed is dropped', async () => {
        const asked = page.waitForRequest(routeOf('send'));
        await account.submit(seller);
        await asked;
        await account.contact.fill(otherSeller.typed);
        await release();
        await expect(account.continueButton).toBeEnabled();
        await expect(signUp).toBeAtStep('account');
      });
    }
    await shows(['FLOW-008', 'FLOW-013'], 'Continue sends one code, and says so', async () => {
      const before = wire.counts().send;
      await account.contact.fill(seller.typed);
      if (adversity === 'pressed twice') await account.continueButton.dblclick();
      else await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.counts().send).toBe(before + 1);
      await expect(signUp.toast(read(sentToast[seller.contact].key)).last()).toBeVisible();
    });
  });
});
