import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { named } from '../../harness/pages/named.ts';

everySite(({ region, viewport }) => {
  // One page frame everywhere; on a phone the later steps cover it.
  if (region !== 'gb' || viewport === 'mobile') return;

  test('the skip link leads to the content, and is no step to go back from', async ({
    page,
    signUp,
    arrive,
    seller,
  }) => {
    await arrive.atVerification();
    const address = page.url();
    await test.step('by keyboard it is seen, and moves the focus (E-26)', async () => {
      const skipLink = named(page, 'link', 'skip_to_content');
      const goBack = async (): Promise<boolean> => {
        await page.keyboard.press('Shift+Tab');
        return skipLink.evaluate((link) => link === document.activeElement);
      };
      await expect.poll(goBack, { intervals: [0] }).toBe(true);
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(signUp).toBeAtStep('verification');
      expect(page.url()).toBe(address);
    });
    await test.step('E-14: Back then does what the Back button does', async () => {
      await page.goBack();
      await expect(signUp).toBeAtStep('account');
      await expect(signUp.account.contact).toHoldContact(seller);
    });
  });
});
