import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { isCritical } from '../../harness/expected/turns.ts';
import { KeyboardUser } from '../../harness/accessibility/KeyboardUser.ts';
import { read } from '../../harness/expected/read.ts';
import { sentToast } from '../../harness/expected/outcomes.ts';

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
    const keyboard = new KeyboardUser(page, signUp, seller);
    await arrive.atAccount();
    await expect(page.locator('html')).toHaveAttribute('dir', read(expected.direction));
    await covers(['FLOW-013'], 'from the account to the code', async () => {
      await keyboard.submitAccount();
      await expect(signUp).toBeAtStep('verification');
      await expect(signUp.toast(read(sentToast[seller.contact].key))).toShowItsText();
      await expect(verification.boxes).toHaveCount(seller.codeLength);
      await expect(verification.section.locator(':focus')).toHaveCount(1);
    });
    await covers(['CODE-006'], 'from the code to the password', async () => {
      await verification.typeCode(await world.codeFor(seller));
      await expect(signUp).toBeAtStep('password');
    });
    await covers(
      ['REG-001', 'FLOW-002', 'FLOW-015'],
      'from the password to the hand-over',
      async () => {
        await keyboard.typePassword();
        await keyboard.agreeAndSubmit();
        await expect(page).toHaveURL((url) => url.pathname === read(expected.registerTarget));
      },
    );
  });
});
