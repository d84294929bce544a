import type { Locator } from '@playwright/test';
import type { PageOrFrame } from './Frame.ts';
import { data, fields } from '../contract.ts';
import { checkbox, named } from './named.ts';

/** What has to be agreed to before a provider's page: in the card, on a phone in a dialog (S-202). */
export class MethodTerms {
  readonly root: Locator;
  /** The dialog of a phone. */
  readonly dialog: Locator;
  readonly boxes: Locator;
  readonly terms: Locator;
  /** Where the region has terms of a card-payment provider. */
  readonly cardTerms: Locator;
  readonly goOnButton: Locator;

  constructor(page: PageOrFrame) {
    this.root = page.locator(`[${data.methodTerms}]`);
    this.dialog = page.getByRole('dialog').and(this.root);
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
