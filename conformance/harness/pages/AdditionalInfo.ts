import type { Locator, Page } from '@playwright/test';
import { page as route } from '../../oracle/common/additionalInfo.ts';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import { read } from '../expected/read.ts';
import type { Seller } from '../world/Seller.ts';
import { countdownIn, named, switchButton } from './named.ts';

const names = {
  email: { contact: fields.singleEmail, code: fields.singleEmailCode },
  phone: { contact: fields.singlePhone, code: fields.singlePhoneCode },
} as const;

/** A third-party account without a contact, which the scenario keeps under the key. */
export const waitingAccount = { scenario: 'oauth.profile_waiting', key: 'profile_1' } as const;

/** The page that asks a third-party account for its contact. */
export class AdditionalInfo {
  readonly section: Locator;
  readonly heading: Locator;
  readonly sendButton: Locator;
  /** After a code was sent, and without a countdown. */
  readonly resendButton: Locator;
  readonly countdown: Locator;
  readonly submitButton: Locator;
  readonly switchButton: Locator;
  readonly backButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.section = page.locator(selectors.step('additional-info'));
    this.heading = this.section.getByRole('heading', { level: 1 });
    this.sendButton = named(this.section, 'button', 'send_code');
    this.resendButton = named(this.section, 'button', 'sign_up_resend');
    this.countdown = countdownIn(this.section);
    this.submitButton = named(this.section, 'button', 'sign_up_submit');
    this.switchButton = switchButton(this.section);
    this.backButton = named(this.section, 'button', 'sign_up_back');
  }

  contact(kind: Contact): Locator {
    return this.section.locator(selectors.field(names[kind].contact));
  }

  code(kind: Contact): Locator {
    return this.section.locator(selectors.field(names[kind].code));
  }

  /** Opens the page; `query` begins with a question mark. */
  async open(query = ''): Promise<void> {
    await this.#page.goto(`${read(route.path)}${query}`);
  }

  /** Opens it for the account that waits; `query` continues a query. */
  async openWaiting(query = ''): Promise<void> {
    const { scenario, key } = waitingAccount;
    await this.open(`?scenario=${scenario}&${read(route.parameter)}=${key}${query}`);
  }

  /** Has the form ask for this kind of contact. */
  async choose(kind: Contact): Promise<void> {
    await this.contact('email').or(this.contact('phone')).waitFor();
    if ((await this.contact(kind).count()) === 0) await this.switchButton.click();
    await this.contact(kind).waitFor();
  }

  /** Types the contact and asks for its code. */
  async sendCode({ contact, typed }: Seller): Promise<void> {
    await this.contact(contact).fill(typed);
    await this.sendButton.click();
  }
}
