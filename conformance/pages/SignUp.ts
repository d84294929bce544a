import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../expectations/errors.ts';
import { AccountStep } from './AccountStep.ts';
import { AccountExistsDialog, ChangeContactDialog, MarketDialog } from './dialogs.ts';
import { named } from './named.ts';
import { PasswordStep } from './PasswordStep.ts';
import { VerificationStep } from './VerificationStep.ts';

export type StepName = 'account' | 'verification' | 'password' | 'success';

/** The register page of a site. */
export class SignUp {
  readonly account: AccountStep;
  readonly verification: VerificationStep;
  readonly password: PasswordStep;
  readonly successStatus: Locator;
  readonly market: MarketDialog;
  readonly backButton: Locator;
  readonly steps: Locator;
  /** The card that holds the form. */
  readonly card: Locator;
  readonly switchSiteButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.account = new AccountStep(page);
    this.verification = new VerificationStep(page);
    this.password = new PasswordStep(page);
    this.market = new MarketDialog(page);
    this.successStatus = page.locator('[data-step="success"] :is([role="status"], output)');
    this.backButton = named(page, 'button', 'sign_up_back');
    this.steps = page.locator('[data-step]');
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

  /** The name of each step on the page; one, when all is well. */
  async stepNames(): Promise<(string | null)[]> {
    return this.steps.evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step')));
  }

  /** The other ways to sign up that the page offers, in their order. */
  async doors(): Promise<(string | null)[]> {
    return this.#page
      .locator('[data-door]')
      .evaluateAll((doors) => doors.map((door) => door.getAttribute('data-door')));
  }

  toast(key: string): Locator {
    return this.#page.locator(`[data-toasts] [data-message="${key}"]`);
  }
}
