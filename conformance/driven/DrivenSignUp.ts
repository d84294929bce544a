import { PASSWORD, type Seller } from '../support/Seller.ts';
import type { Session } from './Session.ts';

const types = { email: 'email', phone: 'tel' } as const;

/** The button of a step whose text is the message `key`. */
const button = (step: string, key: string): string =>
  `[data-step="${step}"] button:has([data-message="${key}"])`;

/** The register page of a site, for a browser that is driven over WebDriver. */
export class DrivenSignUp {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The name of each step on the page; one, when all is well. */
  async stepNames(): Promise<unknown> {
    return this.#session.evaluate(
      "return [...document.querySelectorAll('[data-step]')].map((step) => step.dataset.step)",
    );
  }

  /** The language and the direction that the document says it has. */
  async tongue(): Promise<unknown> {
    return this.#session.evaluate(
      'const { lang, dir } = document.documentElement; return { lang, dir }',
    );
  }

  /** How many boxes there are for the code, and how many things in that step have the focus. */
  async codeBoxes(): Promise<unknown> {
    return this.#session.evaluate(`
      const step = document.querySelector('[data-step="verification"]');
      const count = (css) => step.querySelectorAll(css).length;
      return { boxes: count('fieldset input'), focused: count(':focus') };
    `);
  }

  /** Types into the field, which has to take the seller's kind of contact, and continues. */
  async submitAccount({ contact, typed }: Seller): Promise<void> {
    const field = `[data-step="account"] [name="phone_email"][type="${types[contact]}"]`;
    await this.#session.type(field, typed);
    await this.#session.click(button('account', 'sign_up_continue'));
  }

  /** Types digits, starting in the first box. The last of them sends the code. */
  async typeCode(code: string): Promise<void> {
    await this.#session.type('[data-step="verification"] fieldset input', code);
  }

  /** Types the password twice, ticks what must be agreed to, and submits. */
  async submitPassword(): Promise<void> {
    const inStep = (css: string): string => `[data-step="password"] ${css}`;
    await this.#session.type(inStep('[name="password"]'), PASSWORD);
    await this.#session.type(inStep('[name="confirm_password"]'), PASSWORD);
    await this.#session.click(
      inStep(':is([name="check_read_agreements"], [name="stripe_agreements"])'),
    );
    await this.#session.click(button('password', 'sign_up_submit'));
  }
}
