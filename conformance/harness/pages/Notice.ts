import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';
import { named } from './named.ts';

/** A dialog that says or asks something, known by a message in it: its OK and its cancel. Source: B§2 (DLG-025). */
export class Notice {
  readonly root: Locator;
  readonly okButton: Locator;
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;

  constructor(page: Page, key: string) {
    this.root = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ has: page.locator(selectors.message(key)) });
    this.okButton = named(this.root, 'button', 'confirm_dialog_ok');
    this.confirmButton = named(this.root, 'button', 'market_confirm_confirm');
    this.cancelButton = named(this.root, 'button', 'market_confirm_cancel');
  }
}
