import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import type { Seller } from '../world/Seller.ts';
import type { World } from '../world/World.ts';
import { countdownIn, checkbox, named, resendButton, switchButton } from './named.ts';

const names = {
  email: { contact: fields.singleEmail, code: fields.singleEmailCode },
  phone: { contact: fields.singlePhone, code: fields.singlePhoneCode },
} as const;

/** The single form (V1). */
export class SingleForm {
  readonly section: Locator;
  readonly password: Locator;
  readonly repeat: Locator;
  readonly terms: Locator;
  readonly cardTerms: Locator;
  readonly sendButton: Locator;
  readonly resendButton: Locator;
  readonly countdown: Locator;
  readonly submitButton: Locator;
  readonly switchButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.section = page.locator(selectors.step('single'));
    this.password = this.section.locator(selectors.field(fields.singlePassword));
    this.repeat = this.section.locator(selectors.field(fields.singleRepeat));
    this.terms = checkbox(this.section, fields.terms);
    this.cardTerms = checkbox(this.section, fields.cardTerms);
    this.sendButton = named(this.section, 'button', 'send_code');
    this.resendButton = resendButton(this.section);
    this.countdown = countdownIn(this.section);
    this.submitButton = named(this.section, 'button', 'sign_up_submit');
    this.switchButton = switchButton(this.section);
  }

  contact(kind: Contact): Locator {
    return this.section.locator(selectors.field(names[kind].contact));
  }

  code(kind: Contact): Locator {
    return this.section.locator(selectors.field(names[kind].code));
  }

  /** Opens the page with the experiment of the stepped page switched off (S-010). */
  async open(kind: Contact, { scenario = 'experiments.off', query = '' } = {}): Promise<void> {
    await this.#page.goto(`/account/register?scenario=${scenario}${query}`);
    await this.choose(kind);
  }

  /** Shows the field for this kind of contact, whose part may have to load. */
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

  /** Shows a contact's block, types the contact and its code; gives the code. */
  async prove(seller: Seller, world: World): Promise<string> {
    await this.choose(seller.contact);
    await this.sendCode(seller);
    const code = await world.codeFor(seller);
    await this.code(seller.contact).fill(code);
    return code;
  }

  /** Fills in what follows the code. */
  async complete(password = PASSWORD): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(password);
    await this.terms.check();
    if ((await this.cardTerms.count()) > 0) await this.cardTerms.check();
  }

  /** Whether each box is ticked, in their order. */
  async ticks(): Promise<boolean[]> {
    const boxes = await this.section.getByRole('checkbox').all();
    return Promise.all(boxes.map((box) => box.isChecked()));
  }
}
