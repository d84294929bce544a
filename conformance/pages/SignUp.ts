import type { Locator, Page } from '@playwright/test';
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
  readonly accountExists: AccountExistsDialog;
  readonly changeContact: ChangeContactDialog;
  readonly market: MarketDialog;
  readonly backButton: Locator;
  readonly steps: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.account = new AccountStep(page);
    this.verification = new VerificationStep(page);
    this.password = new PasswordStep(page);
    this.accountExists = new AccountExistsDialog(page);
    this.changeContact = new ChangeContactDialog(page);
    this.market = new MarketDialog(page);
    this.successStatus = page.locator('[data-step="success"] :is([role="status"], output)');
    this.backButton = named(page, 'button', 'sign_up_back');
    this.steps = page.locator('[data-step]');
  }

  /** Opens the register page; `query` begins with a question mark. */
  async open(query = ''): Promise<void> {
    await this.#page.goto(`/account/register${query}`);
  }

  /** The name of each step on the page; one, when all is well. */
  async stepNames(): Promise<(string | null)[]> {
    return this.steps.evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step')));
  }

  toast(key: string): Locator {
    return this.#page.locator(`[data-toasts] [data-message="${key}"]`);
  }
}
