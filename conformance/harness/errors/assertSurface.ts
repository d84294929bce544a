import type { Locator, Page } from '@playwright/test';
import type { Contact, ErrorExpectation, Message } from '../../oracle/common/errors.ts';
import { toasts } from '../../oracle/common/messages.ts';
import { expect } from '../assertions/expect.ts';
import { named } from '../pages/named.ts';
import type { SignUp } from '../pages/SignUp.ts';
import type { Failure } from './Failure.ts';
import { read } from '../expected/read.ts';

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
  /** Whether the region has a text of its own for an account that exists, with an unknown key. */
  readonly ownWording: boolean;
}

function keyOf(message: Message, description: string | null): string {
  if ('key' in message) return message.key;
  if ('none' in message) throw new Error('An error without a message has no key.');
  return description === null ? message.fallback : 'server_text';
}

/** The text that must show: the server's own; that of a key depends on the language. */
const textOf = (key: string, description: string | null): string =>
  key === 'server_text' ? (description ?? '') : '';

async function dismiss(dialog: Locator, page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Asserts the account's error; of a region's own text only the key that it replaces is known. */
const checkAccountField = (
  { accountField, ownWording }: Stage,
  { fannoMessage }: ErrorExpectation,
  key: string,
): Promise<void> =>
  ownWording && fannoMessage !== undefined
    ? expect(accountField).toShowAnotherFieldError(read(fannoMessage).insteadOf)
    : expect(accountField).toShowFieldError(key);

/** Asserts that a failure shows on its surface, and dismisses it. */
export async function assertSurface(failure: Failure, stage: Stage): Promise<void> {
  const { error, description } = failure;
  const { page, signUp, contact, starter } = stage;
  const key = (): string => keyOf(read(error.message), description);
  switch (read(error.surface)) {
    case 'toast': {
      const hasText = textOf(key(), description);
      return expect(signUp.toast(key()).filter({ hasText }).last()).toBeVisible();
    }
    case 'account-exists dialog':
    case 'account field and account-exists dialog': {
      const { root } = signUp.accountExists(contact);
      await expect(signUp.accountExists(contact).message(key())).toBeVisible();
      await dismiss(root, page);
      if (error.fieldMessage === undefined) return;
      return checkAccountField(stage, error, keyOf(read(error.fieldMessage), null));
    }
    case 'market dialog':
      await expect(signUp.market.message(key())).toBeVisible();
      return dismiss(signUp.market.root, page);
    case 'warning dialog': {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(named(dialog, 'button', 'network_warning_start')).toBeEnabled();
      await expect(named(dialog, 'button', 'network_warning_change_site')).toBeEnabled();
      return dismiss(dialog, page);
    }
    case 'account field':
      return checkAccountField(stage, error, key());
    case 'code field':
      return expect(stage.codeField).toShowFieldError(key(), textOf(key(), description));
    case 'password field':
      return expect(stage.passwordField).toShowFieldError(key(), textOf(key(), description));
    case 'nothing':
      await expect(starter).toBeEnabled();
      await expect(starter).toBeFocused();
      await expect(signUp.toast('server_text')).toHaveCount(0);
      return expect(signUp.toast(read(toasts.network))).toHaveCount(0);
  }
}
