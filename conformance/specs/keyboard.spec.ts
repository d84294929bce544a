import type { Locator, Page } from '@playwright/test';
import { expect, shows, test } from '../fixtures/test.ts';
import { seller } from '../support/people.ts';

/** Presses Tab until the element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

test('a visitor signs up with the keyboard alone', async ({ page, signUp, world, wire }) => {
  const { account, verification, password } = signUp;
  await signUp.open();
  await shows(['VAL-010'], 'Enter in the account field does not submit it', async () => {
    await account.contact.waitFor();
    await tabTo(page, account.contact);
    await page.keyboard.type(seller.email);
    await page.keyboard.press('Enter');
    await expect(signUp).toBeAtStep('account');
    await expect(account.contact).toBeFocused();
  });
  await shows(['FLOW-013', 'VAL-010'], 'Enter on Continue sends one code', async () => {
    await tabTo(page, account.continueButton);
    await page.keyboard.press('Enter');
    await expect(signUp).toBeAtStep('verification');
    expect(wire.counts()).toMatchObject({ region: 1, send: 1 });
  });
  await shows(
    ['CODE-006', 'FLOW-015'],
    'digits typed in the first box go on to the others',
    async () => {
      await expect(verification.section.locator(':focus')).toHaveCount(1);
      await tabTo(page, verification.boxes.first());
      await page.keyboard.type(await world.codeFor(seller.email));
      await expect(signUp).toBeAtStep('password');
    },
  );
  await shows(['REG-001', 'REG-002'], 'password, repetition, both agreements, submit', async () => {
    await expect(password.section.locator(':focus')).toHaveCount(1);
    await tabTo(page, password.password);
    await page.keyboard.type(seller.password);
    await tabTo(page, password.repeat);
    await page.keyboard.type(seller.password);
    for (const agreement of [password.terms, password.cardTerms]) {
      await tabTo(page, agreement);
      await page.keyboard.press('Space');
      await expect(agreement).toBeChecked();
    }
    await tabTo(page, password.submitButton);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settle\//);
    expect(wire.order()).toEqual(['region', 'send', 'check', 'register']);
  });
});
