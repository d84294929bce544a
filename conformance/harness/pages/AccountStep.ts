import type { Locator } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import type { Viewport } from '../../shared/Site.ts';
import { fields, selectors } from '../contract.ts';
import type { Seller } from '../world/Seller.ts';
import { chooseContact } from './chooseContact.ts';
import { named, switchButton } from './named.ts';
import { pageOf, type PageOrFrame } from './Frame.ts';

/** The first step: who signs up. */
export class AccountStep {
  readonly section: Locator;
  readonly heading: Locator;
  readonly contact: Locator;
  readonly continueButton: Locator;
  readonly logInLink: Locator;
  readonly switchButton: Locator;
  readonly country: Locator;
  /** The calling code in its place, where there is one country only. */
  readonly fixedCode: Locator;
  readonly #page: PageOrFrame;

  constructor(page: PageOrFrame) {
    this.#page = page;
    this.section = page.locator(selectors.step('account'));
    this.heading = this.section.getByRole('heading').locator(selectors.messages);
    this.fixedCode = this.section.getByText(/^\+\d+$/);
    this.contact = this.section
      .getByRole('textbox')
      .and(page.locator(selectors.field(fields.account)));
    this.continueButton = named(this.section, 'button', 'sign_up_continue');
    this.logInLink = named(page, 'link', 'sign_up_have_account_link');
    this.switchButton = switchButton(this.section);
    this.country = this.section.getByRole('button').and(page.locator(selectors.opensCountries));
  }

  /** The calling code before the number, by digits; none where no country is chosen. */
  async chosenCode(): Promise<string> {
    const place = this.country.or(this.fixedCode).first();
    return /\+(\d+)/.exec((await place.textContent()) ?? '')?.[1] ?? '';
  }

  /**
   * The countries that the field offers, by their calling codes in digits and their rows; with one country
   * there is no list, but its code.
   */
  async listedCountries(
    viewport: Viewport,
  ): Promise<readonly { readonly code: string; readonly row: string }[]> {
    const code = await this.chosenCode();
    if ((await this.country.count()) === 0) return code === '' ? [] : [{ code, row: '' }];
    await this.country.click();
    const options = this.#page.getByRole('option');
    await options.first().waitFor();
    const rows = await this.#page.getByRole('listbox').evaluate(rowsOf, selectors.option);
    await pageOf(this.#page).keyboard.press('Escape');
    if (viewport === 'mobile') await options.first().waitFor({ state: 'detached' });
    return rows.map((row) => ({ code: /\+(\d+)/.exec(row)?.[1] ?? row, row }));
  }

  /** A text of the step. */
  text(key: string): Locator {
    return this.section.locator(selectors.message(key));
  }

  /** Has the field take this kind of contact; presses the switch where it takes the other. */
  async choose(contact: Contact): Promise<void> {
    await chooseContact(
      { section: this.section, field: this.contact, switchButton: this.switchButton },
      contact,
    );
  }

  async submit({ typed }: Pick<Seller, 'typed'>): Promise<void> {
    await this.contact.fill(typed);
    await this.continueButton.click();
  }
}

/**
 * The texts of all rows of a list that draws only those in sight: it is scrolled to its end, and read
 * at each place once rows fill what is seen of it.
 */
async function rowsOf(list: Element, option: string): Promise<string[]> {
  const seen = new Map<string, string>();
  const frame = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const rows = (): Element[] => [...list.querySelectorAll(option)];
  const isFilled = (): boolean => {
    if (list.scrollHeight <= list.clientHeight) return true;
    const { top, bottom } = list.getBoundingClientRect();
    const boxes = rows().map((row) => row.getBoundingClientRect());
    const reaches = (y: number): boolean => boxes.some((box) => box.top <= y && box.bottom >= y);
    return [top + list.clientHeight / 4, bottom - list.clientHeight / 4].every(reaches);
  };
  const last = list.scrollHeight - list.clientHeight;
  for (let top = 0; ; top = Math.min(top + list.clientHeight / 2, last)) {
    do {
      list.scrollTop = top;
      await frame();
    } while (Math.abs(list.scrollTop - top) > 1 || !isFilled());
    for (const row of rows()) seen.set(row.id || (row.textContent ?? ''), row.textContent ?? '');
    if (top >= last) return [...seen.values()];
  }
}
