import { everySite } from '../../fixtures/sites.ts';
import { expect, shows, test } from '../../fixtures/test.ts';
import { isCritical } from '../../support/critical.ts';
import { Keys } from '../../support/keyboard.ts';
import { read } from '../../support/read.ts';
import { sentToast } from '../../support/sentToast.ts';

everySite((site) => {
  if (!isCritical(site)) return;

  test('the critical flow, with the keyboard alone', async ({
    page,
    signUp,
    arrive,
    seller,
    world,
    expected,
  }) => {
    const { verification } = signUp;
    const keys = new Keys(page, signUp, seller);
    await arrive.atAccount();
    await expect(page.locator('html')).toHaveAttribute('dir', read(expected.direction));
    await shows(['FLOW-013'], 'from the account to the code', async () => {
      await keys.submitAccount();
      await expect(signUp).toBeAtStep('verification');
      await expect(signUp.toast(read(sentToast[seller.contact].key))).toBeVisible();
      await expect(verification.boxes).toHaveCount(seller.codeLength);
      await expect(verification.section.locator(':focus')).toHaveCount(1);
    });
    await shows(['FLOW-015', 'CODE-006'], 'from the code to the password', async () => {
      await verification.typeCode(await world.codeFor(seller));
      await expect(signUp).toBeAtStep('password');
    });
    await shows(['REG-001', 'FLOW-002'], 'from the password to the hand-over', async () => {
      await keys.typePassword();
      await keys.agreeAndSubmit();
      await expect(page).toHaveURL((url) => url.pathname === read(expected.registerTarget));
    });
  });
});
