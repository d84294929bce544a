import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import type { Seller } from '../world/Seller.ts';
import { chooseContact } from './chooseContact.ts';
import { CodeBoxes } from './CodeBoxes.ts';
import { countdownIn, named, resendButton, switchButton } from './named.ts';

/** The two steps that bind a contact to a sign-in: the contact, then its code and a password. */
export class Bind extends CodeBoxes {
  readonly contactStep: Locator;
  readonly contact: Locator;
  readonly sendButton: Locator;
  readonly switchButton: Locator;
  readonly codeStep: Locator;
  readonly resendButton: Locator;
  readonly countdown: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  /** Of either step. */
  readonly backButton: Locator;

  constructor(page: Page) {
    const codeStep = page.locator(selectors.step('bind-code'));
    super(codeStep);
    this.contactStep = page.locator(selectors.step('bind-contact'));
    this.contact = this.contactStep.locator(selectors.field(fields.logInAccount));
    this.sendButton = named(this.contactStep, 'button', 'send_code');
    this.switchButton = switchButton(this.contactStep);
    this.codeStep = codeStep;
    this.resendButton = resendButton(codeStep);
    this.countdown = countdownIn(codeStep);
    this.password = codeStep.locator(selectors.field(fields.password));
    this.submitButton = named(codeStep, 'button', 'oauth_bind_submit');
    this.backButton = named(this.contactStep.or(codeStep), 'button', 'sign_up_back');
  }

  /** Has the first step ask for this kind of contact. */
  async choose(kind: Contact): Promise<void> {
    await chooseContact(
      { section: this.contactStep, field: this.contact, switchButton: this.switchButton },
      kind,
    );
  }

  /** Types the contact and asks for its code. */
  async sendCode({ typed }: Pick<Seller, 'typed'>): Promise<void> {
    await this.contact.fill(typed);
    await this.sendButton.click();
    await this.boxes.first().waitFor();
  }
}
