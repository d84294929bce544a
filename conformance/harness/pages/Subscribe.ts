import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';

/** A form that takes a lead: a phone or an e-mail, and the link of a shop (S-146). */
export class LeadFields {
  readonly form: Locator;
  readonly fields: Locator;
  readonly contact: Locator;
  readonly shopLink: Locator;
  readonly submitButton: Locator;

  constructor(root: Locator) {
    this.form = root.locator('form');
    this.fields = root.getByRole('textbox');
    this.contact = this.fields.nth(0);
    this.shopLink = this.fields.nth(1);
    this.submitButton = this.form.getByRole('button').and(root.locator(':default'));
  }

  async enter({ contact, shopLink = '' }: { contact: string; shopLink?: string }): Promise<void> {
    await this.contact.fill(contact);
    await this.shopLink.fill(shopLink);
  }
}

/** The button that opens the subscribe form, the drawer with it, and the form within the page. */
export class Subscribe {
  readonly openButton: Locator;
  readonly drawer: Locator;
  /** The drawer while it shows the form. */
  readonly drawerWithForm: Locator;
  readonly closeButton: Locator;
  readonly inDrawer: LeadFields;
  readonly module: Locator;
  readonly inPage: LeadFields;

  /** `label` is what the button shows: its text comes from the content service. */
  constructor(page: Page, label: string) {
    const outsideForms = page.locator(':not(form *)');
    this.openButton = page
      .getByRole('button')
      .and(outsideForms)
      .filter({ hasText: new RegExp(String.raw`^\s*${label}\s*$`) });
    this.drawer = page.getByRole('dialog');
    this.drawerWithForm = this.drawer.filter({ has: page.getByRole('textbox') });
    this.closeButton = this.drawer.getByRole('button').and(outsideForms).first();
    this.inDrawer = new LeadFields(this.drawer);
    this.module = page.locator(selectors.module('subscribeForm'));
    this.inPage = new LeadFields(this.module);
  }
}
