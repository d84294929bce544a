import type { Locator, Page } from '@playwright/test';
import { fields, selectors } from '../contract.ts';
import { named } from './named.ts';

/** The questionnaire before the sign-up, and its second step, the link of the shop. */
export class LeadForm {
  /** Group A: the answers. */
  readonly radios: Locator;
  readonly chosenRadios: Locator;
  /** Group B: the buttons, by what the documents call them. */
  readonly choices: Readonly<Record<'first store' | 'Shopify' | 'Others', Locator>>;
  readonly shopLink: Locator;
  readonly continueButton: Locator;
  readonly backButton: Locator;
  /** Goes on from the question, where an answer alone does not. */
  readonly #answerButton: Locator;

  constructor(page: Page) {
    this.radios = page.getByRole('radio');
    this.chosenRadios = page.getByRole('radio', { checked: true });
    // Of the three names one is the same in every language (S-191); the others stand beside it.
    const shopify = page.getByRole('button', { name: 'Shopify' });
    this.choices = {
      'first store': shopify.locator('xpath=preceding::button[1]'),
      Shopify: shopify,
      Others: shopify.locator('xpath=following::button[1]'),
    };
    this.shopLink = page.getByRole('textbox').and(page.locator(selectors.field(fields.shopUrl)));
    const submits = page.getByRole('button').and(page.locator(':default'));
    const ofQuestion = page.locator('form').filter({ has: this.radios });
    this.#answerButton = ofQuestion.locator(submits);
    const ofLink = page.locator('form').filter({ has: this.shopLink });
    this.continueButton = ofLink.locator(submits);
    this.backButton = ofLink
      .getByRole('button')
      .and(page.locator(':not(:default)'))
      .or(named(page, 'button', 'sign_up_back'))
      .first();
  }

  /** Gives an answer of group A, the first is 0. */
  async answer(index: number): Promise<void> {
    const isAskedTo = (await this.#answerButton.count()) > 0;
    await this.radios.nth(index).click();
    if (isAskedTo) await this.#answerButton.click();
  }

  async giveLink(link: string): Promise<void> {
    await this.shopLink.fill(link);
    await this.continueButton.click();
  }
}
