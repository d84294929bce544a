import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../expectations/errors.ts';
import { PASSWORD, type Seller } from '../support/Seller.ts';
import { checkbox, named, resendButton } from './named.ts';

const names = {
  email: { contact: 'Email', code: 'EmailVerificationCode' },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode' },
} as const;

/** The older single form (V1), as A§3 names its fields. */
export class OlderForm {
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
    this.section = page.locator('[data-step="single"]');
    this.password = this.section.locator('input[name="Password"]');
    this.repeat = this.section.locator('input[name="RepeatPassword"]');
    this.terms = checkbox(this.section, 'check_read_agreements');
    this.cardTerms = checkbox(this.section, 'stripe_agreements');
    this.sendButton = named(this.section, 'button', 'send_code');
    this.resendButton = resendButton(this.section);
    this.countdown = this.section.locator('[data-message="sign_up_resend_countdown"]');
    this.submitButton = named(this.section, 'button', 'sign_up_submit');
    this.switchButton = named(this.section, 'button', 'sign_up_use_phone').or(
      named(this.section, 'button', 'sign_up_use_email'),
    );
  }

  contact(kind: Contact): Locator {
    return this.section.locator(`input[name="${names[kind].contact}"]`);
  }

  code(kind: Contact): Locator {
    return this.section.locator(`input[name="${names[kind].code}"]`);
  }

  /** Opens the page with the experiment of the newer page switched off (S-010). */
  async open(kind: Contact, scenario = 'experiments.off'): Promise<void> {
    await this.#page.goto(`/account/register?scenario=${scenario}`);
    // The phone's field comes with a chunk of its own.
    await this.contact('email').or(this.contact('phone')).waitFor();
    if ((await this.contact(kind).count()) === 0) await this.switchButton.click();
    await this.contact(kind).waitFor();
  }

  /** Types the contact and asks for its code. */
  async sendCode({ contact, typed }: Seller): Promise<void> {
    await this.contact(contact).fill(typed);
    await this.sendButton.click();
  }

  /** Fills in what follows the code. */
  async complete(password = PASSWORD): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(password);
    await this.terms.check();
    if ((await this.cardTerms.count()) > 0) await this.cardTerms.check();
  }
}
