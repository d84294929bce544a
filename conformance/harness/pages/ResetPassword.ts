import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import type { Seller } from '../world/Seller.ts';
import { chooseContact } from './chooseContact.ts';
import { CodeBoxes } from './CodeBoxes.ts';
import { countdownIn, named, resendButton, switchButton } from './named.ts';

/** The panel of the log-in page for a forgotten password; the last digit of the code sends it. */
export class ResetPassword extends CodeBoxes {
  readonly accountSection: Locator;
  readonly account: Locator;
  readonly sendButton: Locator;
  readonly switchButton: Locator;
  /** The way to the registration that an unknown account brings. */
  readonly registerLink: Locator;
  readonly codeSection: Locator;
  readonly continueButton: Locator;
  readonly resendButton: Locator;
  readonly countdown: Locator;
  readonly passwordSection: Locator;
  readonly password: Locator;
  readonly repeat: Locator;
  readonly submitButton: Locator;
  readonly backButton: Locator;
  /** What the open step has the focus on: its heading or its first field. */
  readonly focused: Locator;

  constructor(page: Page) {
    const codeSection = page.locator(selectors.step('reset-code'));
    super(codeSection);
    const accountSection = page.locator(selectors.step('reset-account'));
    this.accountSection = accountSection;
    this.account = accountSection
      .getByRole('textbox')
      .and(page.locator(selectors.field(fields.logInAccount)));
    this.sendButton = named(accountSection, 'button', 'send_code');
    this.switchButton = switchButton(accountSection);
    this.registerLink = named(accountSection, 'link', 'log_in_no_account_link');
    this.codeSection = codeSection;
    this.continueButton = named(codeSection, 'button', 'sign_up_continue');
    this.resendButton = resendButton(codeSection);
    this.countdown = countdownIn(codeSection);
    const passwordSection = page.locator(selectors.step('reset-password'));
    this.passwordSection = passwordSection;
    this.password = passwordSection.locator(selectors.field(fields.password));
    this.repeat = passwordSection.locator(selectors.field(fields.repeat));
    this.submitButton = named(passwordSection, 'button', 'reset_submit');
    this.backButton = named(page, 'button', 'sign_up_back');
    this.focused = page.locator(selectors.steps).locator(':focus');
  }

  /** Has the first step ask for this kind of contact. */
  async choose(kind: Contact): Promise<void> {
    await chooseContact(
      { section: this.accountSection, field: this.account, switchButton: this.switchButton },
      kind,
    );
  }

  async sendCode({ typed }: Pick<Seller, 'typed'>): Promise<void> {
    await this.account.fill(typed);
    await this.sendButton.click();
  }

  async submit(password: string, repeat = password): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(repeat);
    await this.submitButton.click();
  }
}
