import type { Locator } from '@playwright/test';
import type { PageOrFrame } from './Frame.ts';
import { fields } from '../contract.ts';
import { checkbox, named } from './named.ts';

/** The dialog with what has to be agreed to before a provider's page. */
export class MethodTerms {
  readonly root: Locator;
  readonly boxes: Locator;
  readonly terms: Locator;
  /** Where the region has terms of a card-payment provider. */
  readonly cardTerms: Locator;
  readonly goOnButton: Locator;

  constructor(page: PageOrFrame) {
    this.root = page.getByRole('dialog');
    this.boxes = this.root.getByRole('checkbox');
    this.terms = checkbox(this.root, fields.terms);
    this.cardTerms = checkbox(this.root, fields.cardTerms);
    this.goOnButton = named(this.root, 'button', 'sign_up_continue');
  }

  /** Agrees to all, and goes on. */
  async agree(): Promise<void> {
    await this.goOnButton.waitFor();
    for (const box of await this.boxes.all()) await box.check();
    await this.goOnButton.click();
  }
}
