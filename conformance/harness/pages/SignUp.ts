import type { Locator } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { data, selectors } from '../contract.ts';
import { AccountStep } from './AccountStep.ts';
import {
  AccountExistsDialog,
  ChangeContactDialog,
  MarketDialog,
  SitePickerDialog,
} from './dialogs.ts';
import { named } from './named.ts';
import { PasswordStep } from './PasswordStep.ts';
import { VerificationStep } from './VerificationStep.ts';
import type { PageOrFrame } from './Frame.ts';

/** A query that must survive every path through the portal. */
export const QUERY = '?channel=spring&utm_source=mail';

/** The register page of a site. */
export class SignUp {
  readonly account: AccountStep;
  readonly verification: VerificationStep;
  readonly password: PasswordStep;
  readonly successStatus: Locator;
  readonly market: MarketDialog;
  readonly sitePicker: SitePickerDialog;
  readonly backButton: Locator;
  readonly steps: Locator;
  /** The card that holds the form. */
  readonly card: Locator;
  readonly switchSiteButton: Locator;
  readonly #page: PageOrFrame;

  constructor(page: PageOrFrame) {
    this.#page = page;
    this.account = new AccountStep(page);
    this.verification = new VerificationStep(page);
    this.password = new PasswordStep(page);
    this.market = new MarketDialog(page);
    this.sitePicker = new SitePickerDialog(page);
    this.successStatus = page.locator(selectors.step('success')).getByRole('status');
    this.backButton = named(page, 'button', 'sign_up_back');
    this.steps = page.locator(selectors.steps);
    this.card = this.steps.first();
    this.switchSiteButton = named(page, 'button', 'sign_up_switch_site');
  }

  /** The notice that this kind of contact already has an account. */
  accountExists(contact: Contact): AccountExistsDialog {
    return new AccountExistsDialog(this.#page, contact);
  }

  /** The dialog that takes another contact of this kind. */
  changeContact(contact: Contact): ChangeContactDialog {
    return new ChangeContactDialog(this.#page, contact);
  }

  /** Opens the register page; `query` begins with a question mark. */
  async open(query = ''): Promise<void> {
    await this.#page.goto(`/account/register${query}`);
  }

  /** The page comes rendered; its footer's links come with the application. */
  async started(): Promise<void> {
    await this.#page.getByRole('contentinfo').getByRole('link').first().waitFor();
  }

  /** The name of each step on the page; there must be one. */
  async stepNames(): Promise<(string | null)[]> {
    return this.#values(this.steps, data.step);
  }

  /** The methods of sign-in that the page offers beside the form, in their order. */
  async signInMethods(): Promise<(string | null)[]> {
    return this.#values(this.#page.locator(selectors.signInMethods), data.signInMethod);
  }

  /** The button of a method of sign-in. */
  signInMethod(id: string): Locator {
    return this.#page.getByRole('button').and(this.#page.locator(selectors.signInMethodOf(id)));
  }

  toast(key: string): Locator {
    return this.#page.locator(selectors.toasts).locator(selectors.message(key));
  }

  #values(elements: Locator, attribute: string): Promise<(string | null)[]> {
    return elements.evaluateAll(
      (all, name) => all.map((element) => element.getAttribute(name)),
      attribute,
    );
  }
}
