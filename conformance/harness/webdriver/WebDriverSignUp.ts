import { data, fields, selectors, type StepName } from '../contract.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import type { Seller } from '../world/Seller.ts';
import type { Session } from './Session.ts';

/** A selector inside a step: WebDriver has CSS alone. */
const inStep = (step: StepName, css: string): string => `${selectors.step(step)} ${css}`;
/** The button of a step whose text is the message `key`. */
const button = (step: StepName, key: string): string =>
  inStep(step, `button:has(${selectors.message(key)})`);
const codeBox = inStep('verification', 'fieldset input');

/** The register page of a site, for a browser that is controlled over WebDriver. */
export class WebDriverSignUp {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The name of each step on the page; there must be one. */
  async stepNames(): Promise<unknown> {
    return this.#session.evaluate(
      `return [...document.querySelectorAll('${selectors.steps}')].map((step) => step.getAttribute('${data.step}'))`,
    );
  }

  /** The language and the direction of the document. */
  async language(): Promise<unknown> {
    return this.#session.evaluate(
      'const { lang, dir } = document.documentElement; return { lang, dir }',
    );
  }

  /** How many boxes there are for the code, and how many elements of that step have the focus. */
  async codeBoxes(): Promise<unknown> {
    return this.#session.evaluate(`
      const count = (css) => document.querySelectorAll(css).length;
      return {
        boxes: count('${codeBox}'),
        focused: count('${inStep('verification', ':focus')}'),
      };
    `);
  }

  /** Types into the field, which has to take the seller's kind of contact, and continues. */
  async submitAccount({ contact, typed }: Seller): Promise<void> {
    const field = `${selectors.field(fields.account)}${selectors.ofContact(contact)}`;
    await this.#session.type(inStep('account', field), typed);
    await this.#session.click(button('account', 'sign_up_continue'));
  }

  /** Types digits, starting in the first box. The last of them sends the code. */
  async typeCode(code: string): Promise<void> {
    await this.#session.type(codeBox, code);
  }

  /** Types the password twice, ticks what must be agreed to, and submits. */
  async submitPassword(): Promise<void> {
    const field = (name: Parameters<typeof selectors.field>[0]): string =>
      inStep('password', selectors.field(name));
    await this.#session.type(field(fields.password), PASSWORD);
    await this.#session.type(field(fields.repeat), PASSWORD);
    await this.#session.click(`${field(fields.terms)}, ${field(fields.cardTerms)}`);
    await this.#session.click(button('password', 'sign_up_submit'));
  }
}
