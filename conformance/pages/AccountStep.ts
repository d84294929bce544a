import type { Locator, Page } from '@playwright/test';
import { named } from './named.ts';

/** The first step: who signs up. */
export class AccountStep {
  readonly section: Locator;
  readonly contact: Locator;
  readonly continueButton: Locator;
  readonly logInLink: Locator;

  constructor(page: Page) {
    this.section = page.locator('[data-step="account"]');
    this.contact = this.section.getByRole('textbox').and(page.locator('[name="phone_email"]'));
    this.continueButton = named(this.section, 'button', 'sign_up_continue');
    this.logInLink = named(page, 'link', 'sign_up_have_account_link');
  }

  async submit(contact: string): Promise<void> {
    await this.contact.fill(contact);
    await this.continueButton.click();
  }
}
