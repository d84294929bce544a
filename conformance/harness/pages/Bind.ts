import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import type { Seller } from '../world/Seller.ts';
import { named, switchButton } from './named.ts';

/** The two steps that bind a contact to a sign-in: the contact, then its code and a password. */
export class Bind {
  readonly contactStep: Locator;
  readonly contact: Locator;
  readonly sendButton: Locator;
  readonly switchButton: Locator;
  readonly codeStep: Locator;
  /** What may carry the code's error: the group and its boxes. */
  readonly codeField: Locator;
  readonly boxes: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.contactStep = page.locator(selectors.step('bind-contact'));
    this.contact = this.contactStep.locator(selectors.field(fields.logInAccount));
    this.sendButton = named(this.contactStep, 'button', 'send_code');
    this.switchButton = switchButton(this.contactStep);
    this.codeStep = page.locator(selectors.step('bind-code'));
    const group = this.codeStep.getByRole('group');
    this.boxes = group.getByRole('textbox');
    this.codeField = group.or(this.boxes);
    this.password = this.codeStep.locator(selectors.field(fields.password));
    this.submitButton = named(this.codeStep, 'button', 'oauth_bind_submit');
  }

  /** Has the first step ask for this kind of contact; it begins with an address. */
  async choose(kind: Contact): Promise<void> {
    await this.contact.waitFor();
    if (kind === 'phone') await this.switchButton.click();
  }

  /** Types the contact and asks for its code. */
  async sendCode({ typed }: Pick<Seller, 'typed'>): Promise<void> {
    await this.contact.fill(typed);
    await this.sendButton.click();
    await this.boxes.first().waitFor();
  }

  /** Types the code, from the first box on. */
  async typeCode(code: string): Promise<void> {
    await this.boxes.first().focus();
    await this.#page.keyboard.type(code);
  }
}
