import type { Locator } from '@playwright/test';
import { fields, selectors } from '../contract.ts';
import { checkbox, named } from './named.ts';
import type { PageOrFrame } from './Frame.ts';

/** The third step: password and agreements. */
export class PasswordStep {
  readonly section: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly repeat: Locator;
  /** The buttons that show what stands in a field, and those that hide it again. */
  readonly showButtons: Locator;
  readonly hideButtons: Locator;
  readonly terms: Locator;
  readonly cardTerms: Locator;
  /** Everything that can be agreed to. */
  readonly boxes: Locator;
  readonly submitButton: Locator;
  readonly wrongTips: Locator;

  constructor(page: PageOrFrame) {
    this.section = page.locator(selectors.step('password'));
    this.username = this.section.locator(selectors.username);
    this.password = this.section.locator(selectors.field(fields.password));
    this.repeat = this.section.locator(selectors.field(fields.repeat));
    this.showButtons = named(this.section, 'button', 'password_show');
    this.hideButtons = named(this.section, 'button', 'password_hide');
    this.terms = checkbox(this.section, fields.terms);
    this.cardTerms = checkbox(this.section, fields.cardTerms);
    this.boxes = this.section.getByRole('checkbox');
    this.submitButton = named(this.section, 'button', 'sign_up_submit');
    this.wrongTips = this.section.locator(selectors.wrongPasswordRules);
  }

  tip(key: string): Locator {
    return this.section.locator(selectors.passwordRule(key));
  }

  /** The text beside the terms' box. */
  async termsText(): Promise<string> {
    return this.terms.evaluate((box) => box.closest('label, div, p')?.textContent ?? '');
  }

  /** The documents that the step links to, where they open, and the text of each link. */
  async documentLinks(): Promise<{ href: string; target: string; text: string }[]> {
    return this.section
      .getByRole('link')
      .and(this.section.locator(selectors.outward))
      .evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target') ?? '',
          // What the eye reads: a hint for screen readers names no document.
          text: [...link.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ textContent }) => textContent?.trim() ?? '')
            .join(''),
        })),
      );
  }

  async fill(password: string, repeat = password): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(repeat);
  }

  /** Ticks what must be agreed to; not every region has terms of a card-payment provider. */
  async agree(): Promise<void> {
    await this.terms.check();
    if ((await this.cardTerms.count()) > 0) await this.cardTerms.check();
  }

  async submit(password: string): Promise<void> {
    await this.fill(password);
    await this.agree();
    await this.submitButton.click();
  }
}
