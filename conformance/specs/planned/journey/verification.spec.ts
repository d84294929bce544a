import { journey } from '../../../fixtures/sites.ts';
import { expect, shows, test } from '../../../fixtures/test.ts';
import { DAY_MS } from '../../../support/dayMs.ts';
import { hold } from '../../../support/hold.ts';
import { routeOf } from '../../../support/inject.ts';

journey('verification', ({ adversity }) => {
  test(`at the code: ${adversity}`, async ({ page, signUp, arrive, seller, world, wire }) => {
    const { account, verification } = signUp;
    if (adversity === 'clock jump') await page.clock.install();
    await arrive.atVerification();
    if (adversity === 'refresh') {
      await test.step('E-14: a refresh starts again with the account kept', async () => {
        await page.reload();
        await expect(signUp).toBeAtStep('account');
        await expect(account.contact).toHoldContact(seller);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
      });
    }
    if (adversity === 'browser back') {
      await shows(['FLOW-028'], 'the browser’s Back is the page’s: account, kept', async () => {
        await page.goBack();
        await expect(signUp).toBeAtStep('account');
        await expect(account.contact).toHoldContact(seller);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
      });
    }
    if (adversity === 'clock jump') {
      await shows(['CODE-008'], 'a clock set on by a day ends the countdown', async () => {
        await expect(verification.resendButton).toBeDisabled();
        await page.clock.fastForward(DAY_MS);
        await expect(verification.resendButton).toBeEnabled();
      });
    }
    if (adversity === 'late answer') {
      const release = await hold(page, 'check');
      await shows(['FLOW-028'], 'E-20: an answer after Back changes nothing', async () => {
        const asked = page.waitForRequest(routeOf('check'));
        await verification.typeCode(await world.codeFor(seller));
        await asked;
        await signUp.backButton.click();
        await expect(signUp).toBeAtStep('account');
        await release();
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
      });
    }
    await shows(['FLOW-014', 'FLOW-015', 'CODE-006'], 'the code goes out once', async () => {
      const before = wire.counts().check;
      await verification.typeCode(await world.codeFor(seller));
      if (adversity === 'pressed twice') await page.keyboard.press('Enter');
      await expect(signUp).toBeAtStep('password');
      expect(wire.counts().check).toBe(before + 1);
    });
  });
});
