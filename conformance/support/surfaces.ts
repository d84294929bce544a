import type { Locator, Page } from '@playwright/test';
import type { Contact, ErrorExpectation, Message } from '../expectations/errors.ts';
import { toasts } from '../expectations/messages.ts';
import { expect } from '../fixtures/expect.ts';
import { named } from '../pages/named.ts';
import type { SignUp } from '../pages/SignUp.ts';
import type { Failure } from './provoke.ts';
import { read } from './read.ts';

/** Where the errors of one form can show. */
export interface Stage {
  readonly page: Page;
  readonly signUp: SignUp;
  readonly contact: Contact;
  readonly accountField: Locator;
  readonly codeField: Locator;
  readonly passwordField: Locator;
  /** What started the call. */
  readonly starter: Locator;
  /** Whether the region words the error of an account that exists in its own way (fanno). */
  readonly ownWording: boolean;
}

function keyOf(message: Message, description: string | null): string {
  if ('key' in message) return message.key;
  if ('none' in message) throw new Error('An error without a message has no key.');
  return description === null ? message.fallback : 'server_text';
}

/** The words that must be read: the server's own; those of a key are the language's. */
const wordsOf = (key: string, description: string | null): string =>
  key === 'server_text' ? (description ?? '') : '';

async function dismiss(dialog: Locator, page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The account's error; fanno has words of its own, of which only what they replace is known. */
const judgeAccountField = (
  { accountField, ownWording }: Stage,
  { fannoMessage }: ErrorExpectation,
  key: string,
): Promise<void> =>
  ownWording && fannoMessage !== undefined
    ? expect(accountField).toShowAnotherFieldError(read(fannoMessage).insteadOf)
    : expect(accountField).toShowFieldError(key);

/** Judges that a failure stands on its surface, and clears it away. */
export async function judgeSurface(failure: Failure, stage: Stage): Promise<void> {
  const { error, description } = failure;
  const { page, signUp, contact, starter } = stage;
  const key = (): string => keyOf(read(error.message), description);
  switch (read(error.surface)) {
    case 'toast': {
      const hasText = wordsOf(key(), description);
      return expect(signUp.toast(key()).filter({ hasText }).last()).toBeVisible();
    }
    case 'account-exists dialog':
    case 'account field and account-exists dialog': {
      const { root } = signUp.accountExists(contact);
      await expect(root.locator(`[data-message="${key()}"]`)).toBeVisible();
      await dismiss(root, page);
      if (error.fieldMessage === undefined) return;
      return judgeAccountField(stage, error, keyOf(read(error.fieldMessage), null));
    }
    case 'market dialog':
      await expect(signUp.market.message(key())).toBeVisible();
      return dismiss(signUp.market.root, page);
    case 'warning dialog': {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(named(dialog, 'button', 'older_network_start')).toBeEnabled();
      await expect(named(dialog, 'button', 'older_network_change_site')).toBeEnabled();
      return dismiss(dialog, page);
    }
    case 'account field':
      return judgeAccountField(stage, error, key());
    case 'code field':
      return expect(stage.codeField).toShowFieldError(key(), wordsOf(key(), description));
    case 'password field':
      return expect(stage.passwordField).toShowFieldError(key(), wordsOf(key(), description));
    case 'nothing':
      await expect(starter).toBeEnabled();
      await expect(starter).toBeFocused();
      await expect(signUp.toast('server_text')).toHaveCount(0);
      return expect(signUp.toast(read(toasts.network))).toHaveCount(0);
  }
}
