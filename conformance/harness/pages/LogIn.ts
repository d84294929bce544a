import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import { ACCOUNT_PASSWORD } from '../../shared/passwords.ts';
import type { Seller } from '../world/Seller.ts';
import { chooseContact } from './chooseContact.ts';
import { named, switchButton } from './named.ts';

/** The log-in page of a site. */
export class LogIn {
  readonly section: Locator;
  readonly heading: Locator;
  readonly account: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly forgottenButton: Locator;
  readonly switchButton: Locator;
  /** The link below the form; the one that an unknown account brings stands before it. */
  readonly registerLink: Locator;
  readonly unknownAccountLink: Locator;
  /** Why a seller was led here, above the form. */
  readonly tips: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.section = page.locator(selectors.step('log-in'));
    this.heading = this.section.getByRole('heading', { level: 1 });
    this.account = this.section
      .getByRole('textbox')
      .and(page.locator(selectors.field(fields.logInAccount)));
    this.password = this.section.locator(selectors.field(fields.password));
    this.submitButton = named(this.section, 'button', 'log_in_submit');
    this.forgottenButton = named(this.section, 'button', 'log_in_forgotten');
    this.switchButton = switchButton(this.section);
    const links = named(this.section, 'link', 'log_in_no_account_link');
    this.registerLink = links.last();
    this.unknownAccountLink = links.first();
    this.tips = this.section.locator(selectors.message('log_in_tips'));
  }

  /** Opens the log-in page; `query` begins with a question mark. */
  async open(query = ''): Promise<void> {
    await this.#page.goto(`/account/login${query}`);
  }

  /** Has the field take this kind of contact; presses the switch where it takes the other. */
  async choose(contact: Contact): Promise<void> {
    await chooseContact(
      { section: this.section, field: this.account, switchButton: this.switchButton },
      contact,
    );
  }

  /** Logs in; the one field takes either kind of contact. */
  async submit({ typed }: Pick<Seller, 'typed'>, password = ACCOUNT_PASSWORD): Promise<void> {
    await this.account.fill(typed);
    await this.password.fill(password);
    await this.submitButton.click();
  }

  toast(key: string): Locator {
    return this.#page.locator(selectors.toasts).locator(selectors.message(key));
  }
}
