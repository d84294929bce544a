import type { Locator, Page } from '@playwright/test';
import { callback, flag } from '../../oracle/common/partner.ts';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import { read } from '../expected/read.ts';
import { MethodTerms } from './MethodTerms.ts';
import { named, resendButton, switchButton } from './named.ts';
import { Notice } from './Notice.ts';
import { Provider, providerUser } from './Provider.ts';

/** The keys of the texts of its dialogs. */
export const dialogTexts = {
  notice: 'partner_notice_title',
  ok: 'confirm_dialog_ok',
  startLinking: 'partner_start_linking',
} as const;

/** The pages of the partner's sellers: the entrance, and the form after the return. */
export class Partner {
  readonly entranceButton: Locator;
  readonly section: Locator;
  readonly heading: Locator;
  /** The contact of the partner's that is shown in part. */
  readonly saved: Locator;
  /** The field for a contact that the partner does not have. */
  readonly typed: Locator;
  readonly code: Locator;
  readonly sendButton: Locator;
  /** After a code was sent. */
  readonly resendButton: Locator;
  readonly submitButton: Locator;
  readonly switchButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.entranceButton = page
      .getByRole('button')
      .and(page.locator(selectors.signInMethodOf('partner')));
    this.section = page.locator(selectors.step('partner'));
    this.heading = this.section.getByRole('heading', { level: 1 });
    this.saved = this.section.getByRole('textbox').and(page.locator(':read-only'));
    this.typed = this.section
      .getByRole('textbox')
      .and(page.locator(selectors.field(fields.logInAccount)));
    this.code = this.section.locator(selectors.field(fields.partnerCode));
    this.sendButton = named(this.section, 'button', 'send_code');
    this.resendButton = resendButton(this.section);
    this.submitButton = named(this.section, 'button', 'sign_up_submit');
    this.switchButton = switchButton(this.section);
  }

  /** Opens the entrance; `query` begins with a question mark. */
  async open(query: string): Promise<void> {
    const { name, value } = read(flag);
    await this.#page.goto(`/account/register${query}&${name}=${value}`);
  }

  /** From the entrance to the partner's consent, and back. */
  async signIn(query: string): Promise<void> {
    await this.open(query);
    await this.entranceButton.click();
    await new MethodTerms(this.#page).agree();
    await new Provider(this.#page).consentAs(providerUser.name);
  }

  /** Opens the address to which the partner returns. */
  async openCallback(query: string): Promise<void> {
    await this.#page.goto(`${read(callback)}${query}`);
  }

  /** Has the form show this contact; it begins with the phone where the partner has one. */
  async show(contact: Contact): Promise<void> {
    await this.saved.waitFor();
    const isEmail = (await this.saved.inputValue()).includes('@');
    if (isEmail !== (contact === 'email')) await this.switchButton.click();
  }

  /** Shows the kind of contact that the partner does not have. */
  async showTyped(): Promise<void> {
    await this.saved.or(this.typed).waitFor();
    if ((await this.typed.count()) === 0) await this.switchButton.click();
  }

  /** The dialog that has a message. */
  dialog(key: string): Locator {
    return new Notice(this.#page, key).root;
  }

  /** A button of an open dialog, by its message. */
  button(dialog: Locator, key: string): Locator {
    return named(dialog, 'button', key);
  }
}
