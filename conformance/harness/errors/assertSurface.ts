import type { Locator, Page } from '@playwright/test';
import type { ErrorExpectation, Message, Surface } from '../../oracle/common/errors.ts';
import { type SourcedValue, stated } from '../../oracle/SourcedValue.ts';
import { selectors } from '../contract.ts';
import { toasts } from '../../oracle/common/messages.ts';
import { expect } from '../assertions/expect.ts';
import type { Stage } from './Stage.ts';
import { assertStays, assertWays } from './assertFollowUp.ts';
import { languageOf, type Failure } from './Failure.ts';
import { read } from '../expected/read.ts';

function keyOf(message: Message, description: string | null): string {
  if ('key' in message) return message.key;
  if ('none' in message) throw new Error('An error without a message has no key.');
  return description ? 'server_text' : message.fallback;
}

/** The text that must show: the server's own; that of a key depends on the language. */
const textOf = (key: string, description: string | null): string =>
  key === 'server_text' ? (description ?? '') : '';

/** Asserts what a dialog offers, and closes it. */
async function dismiss(dialog: Locator, page: Page, followUp: SourcedValue<string>): Promise<void> {
  if (stated(followUp)) await assertWays(dialog, read(followUp));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Asserts the account's error; of a region's own text only the key that it replaces is known. */
const checkAccountField = (
  { accountField, ownWording }: Stage,
  { fannoMessage }: Pick<ErrorExpectation, 'fannoMessage'>,
  key: string,
): Promise<void> =>
  ownWording && fannoMessage !== undefined
    ? expect(accountField).toShowAnotherFieldError(read(fannoMessage).insteadOf)
    : expect(accountField).toShowFieldError(key);

const isDialog = (surface: Surface): boolean => surface.endsWith('dialog');

/** Asserts that a failure shows on its surface and what follows, and closes what it opened. */
export async function assertSurface(failure: Failure, stage: Stage): Promise<void> {
  await assertShown(failure, stage);
  await assertLanguage(failure, stage);
  const { surface, followUp } = failure.error;
  if (stated(followUp) && !isDialog(read(surface))) await assertStays(stage, read(followUp));
}

/** Asserts that a text of the server is in its own language to who hears it (S-208). */
async function assertLanguage(failure: Failure, { page }: Stage): Promise<void> {
  if (!failure.description) return;
  const inAnother = page.locator(selectors.serverTextNotIn(languageOf(failure)));
  await expect(inAnother.filter({ hasText: failure.description })).toHaveCount(0);
}

async function assertShown(failure: Failure, stage: Stage): Promise<void> {
  const { error, description } = failure;
  const { page, signUp, contact, starter } = stage;
  const key = (): string => keyOf(read(error.message), description);
  switch (read(error.surface)) {
    case 'toast': {
      const hasText = textOf(key(), description);
      return expect(signUp.toast(key()).filter({ hasText }).last()).toShowItsText();
    }
    case 'account-exists dialog':
    case 'account field and account-exists dialog': {
      const { root } = signUp.accountExists(contact);
      await expect(signUp.accountExists(contact).message(key())).toShowItsText();
      await dismiss(root, page, error.followUp);
      if (error.fieldMessage === undefined) return;
      return checkAccountField(stage, error, keyOf(read(error.fieldMessage), null));
    }
    case 'market dialog':
      await expect(signUp.market.message(key())).toShowItsText();
      return dismiss(signUp.market.root, page, error.followUp);
    case 'warning dialog': {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      return dismiss(dialog, page, error.followUp);
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
