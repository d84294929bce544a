import { journey } from '../../../fixtures/sites.ts';
import { expect, shows, test } from '../../../fixtures/test.ts';
import { hold } from '../../../support/hold.ts';
import { routeOf } from '../../../support/inject.ts';
import { PASSWORD } from '../../../support/Seller.ts';

journey('password', ({ adversity }) => {
  test(`at the password: ${adversity}`, async ({ page, signUp, arrive, world, seller, wire }) => {
    const { account, verification, password } = signUp;
    await arrive.atPassword();
    const again = async (): Promise<void> => {
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHoldContact(seller);
      await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      await verification.typeCode(await world.codeFor(seller));
      await expect(password.password).toHaveValue('');
    };
    if (adversity === 'refresh') {
      await test.step('E-14: a refresh starts again, the account kept', async () => {
        await password.fill(PASSWORD);
        await page.reload();
        await again();
      });
    }
    if (adversity === 'browser back') {
      await shows(['FLOW-028'], 'the browser’s Back leads to the account', async () => {
        await password.fill(PASSWORD);
        await page.goBack();
        await again();
      });
    }
    if (adversity === 'late answer') {
      const release = await hold(page, 'register');
      await shows(['FLOW-026'], 'a slow answer is waited for', async () => {
        const asked = page.waitForRequest(routeOf('register'));
        await password.submit(PASSWORD);
        await asked;
        await password.submitButton.click({ force: true });
        await release();
        await expect(page).toHaveURL(/\/settle\//);
        expect(wire.counts().register).toBe(1);
      });
      return;
    }
    await shows(['FLOW-026', 'REG-001'], 'submit registers one account', async () => {
      await password.fill(PASSWORD);
      await password.agree();
      if (adversity === 'pressed twice') await password.submitButton.dblclick();
      else await password.submitButton.click();
      await expect(page).toHaveURL(/\/settle\//);
      expect(wire.counts().register).toBe(1);
    });
  });
});
