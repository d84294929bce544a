import { test, type Locator, type Page } from '@playwright/test';
import { expect } from '../assertions/expect.ts';
import type { SignUp } from '../pages/SignUp.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import type { Seller } from '../world/Seller.ts';

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

/** A sign-up with the keyboard alone. */
export class KeyboardUser {
  readonly #page: Page;
  readonly #signUp: SignUp;
  readonly #seller: Seller;

  constructor(page: Page, signUp: SignUp, seller: Seller) {
    this.#page = page;
    this.#signUp = signUp;
    this.#seller = seller;
  }

  /** Types the contact; Enter stays in its field (S-085) and submits on the button. */
  async submitAccount(): Promise<void> {
    const { account } = this.#signUp;
    await tabTo(this.#page, account.contact);
    await this.#page.keyboard.type(this.#seller.typed);
    await test.step('S-085: Enter leaves the focus in the account field', async () => {
      await this.#page.keyboard.press('Enter');
      await expect(this.#signUp).toBeAtStep('account');
      await expect(account.contact).toBeFocused();
    });
    await tabTo(this.#page, account.continueButton);
    await this.#page.keyboard.press('Enter');
  }

  /** Types the password and its repetition. */
  async typePassword(): Promise<void> {
    const { password } = this.#signUp;
    await expect(password.section.locator(':focus')).toHaveCount(1);
    for (const field of [password.password, password.repeat]) {
      await tabTo(this.#page, field);
      await this.#page.keyboard.type(PASSWORD);
    }
  }

  /** Ticks what the region asks for, and submits. */
  async agreeAndSubmit(): Promise<void> {
    const { password } = this.#signUp;
    const boxes = [password.terms, password.cardTerms];
    for (const agreement of boxes) {
      if ((await agreement.count()) === 0) continue;
      await tabTo(this.#page, agreement);
      await this.#page.keyboard.press('Space');
      await expect(agreement).toBeChecked();
    }
    await tabTo(this.#page, password.submitButton);
    await this.#page.keyboard.press('Enter');
  }
}
