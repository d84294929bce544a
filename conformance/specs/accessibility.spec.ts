import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { stayOnPage } from '../support/stayOnPage.ts';
import { seller } from '../support/people.ts';

async function judge(page: Page, state: string): Promise<void> {
  await test.step(`axe: ${state}`, async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  });
}

test('every step is accessible, with and without errors', async ({ page, signUp, world }) => {
  const { account, verification, password } = signUp;
  await signUp.open();
  await account.contact.waitFor();
  await judge(page, 'account');
  await account.submit('not-an-email');
  await expect(account.contact).toHaveAttribute('aria-invalid', 'true');
  await judge(page, 'account with an error');

  await account.submit(seller.email);
  await verification.boxes.first().waitFor();
  await judge(page, 'verification with a toast');
  await verification.continueButton.click();
  await expect(verification.section.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await judge(page, 'verification with an error');

  await verification.typeCode(await world.codeFor(seller.email));
  await password.password.waitFor();
  await judge(page, 'password');
  await password.submitButton.click();
  await expect(password.repeat).toHaveAttribute('aria-invalid', 'true');
  await judge(page, 'password with errors');

  await stayOnPage(page, '**/settle/**');
  await password.submit(seller.password);
  await signUp.successStatus.waitFor();
  await judge(page, 'success');
});

test('the login page is accessible', async ({ page }) => {
  await page.goto('/account/login');
  await page.getByRole('main').waitFor();
  await judge(page, 'login');
});

test('the dialogs of a conflict are accessible', async ({ page, signUp, world }) => {
  await world.register(seller.email);
  await signUp.open();
  await signUp.account.submit(seller.email);
  await signUp.accountExists.root.waitFor();
  await judge(page, 'account exists');
  await signUp.accountExists.changeButton.click();
  await signUp.changeContact.root.waitFor();
  await judge(page, 'change contact');
  await signUp.changeContact.contact.fill('');
  await signUp.changeContact.confirmButton.click();
  await expect(signUp.changeContact.contact).toHaveAttribute('aria-invalid', 'true');
  await judge(page, 'change contact with an error');
});

test('the market dialog is accessible', async ({ page, signUp }) => {
  await signUp.open('?scenario=region.mismatch');
  await signUp.account.submit(seller.email);
  await signUp.market.root.waitFor();
  await judge(page, 'confirm market');
});
