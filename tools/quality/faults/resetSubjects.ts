import type { Locator } from '@playwright/test';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { boxes, codeEntry, calling, submitOf, typeCode, typePasswords } from './formParts.ts';
import { logIn, toLogIn } from './logInSubject.ts';
import type { Subject } from './Subject.ts';

async function toReset(user: FaultUser): Promise<void> {
  await toLogIn(user);
  await user.page.locator('button:has([data-message="log_in_forgotten"])').click();
  await user.step('reset-account').locator('form').waitFor();
}

/** Types an account; a number with its calling code is shown without it, next to its country. */
async function typeAccount(user: FaultUser, account: string): Promise<void> {
  const field = user.page.locator('[data-step] [name="account"]');
  await field.fill(account);
  await user.until('the account', async () => {
    await field.focus();
    await field.blur(); // it is read again: the countries may have come after the last time
    return !(await field.inputValue()).startsWith('+');
  });
}

async function sendResetCode(user: FaultUser, account: string): Promise<void> {
  await toReset(user);
  await typeAccount(user, account);
  await submitOf(user).click();
  await boxes(user).first().waitFor();
}

/** Back in the browser leads from the code to the account. */
async function goBackToReset(user: FaultUser): Promise<Locator> {
  await user.page.goBack();
  return user.step('reset-account').locator('form');
}

const send = (account: string, call: string): Subject => ({
  ...logIn,
  ...calling('passport', call),
  step: 'reset-account',
  arrive: toReset,
  fill: (user) => typeAccount(user, account),
  // The same account again: no other has a password to forget.
  async change(user) {
    await user.page.locator('[name="account"]').press('Backspace');
    await user.page.locator('[name="account"]').pressSequentially(account.slice(-1));
    await submitOf(user).click();
  },
  async leave(user) {
    await user.page.locator('button:has([data-message="sign_up_back"])').click();
    return user.step('log-in').locator('form');
  },
  done: (user) => boxes(user).first().waitFor(),
});

const verify = (account: string, call: string): Subject => ({
  ...codeEntry,
  ...calling('passport', call),
  site: 'gb',
  step: 'reset-code',
  arrive: (user) => sendResetCode(user, account),
  leave: goBackToReset,
  done: (user) => user.step('reset-password').locator('form').waitFor(),
});

const commit = (account: string, call: string): Subject => ({
  ...logIn,
  ...calling('passport', call),
  step: 'reset-password',
  async arrive(user) {
    await sendResetCode(user, account);
    await typeCode(user, await user.world.code());
    await user.step('reset-password').locator('form').waitFor();
  },
  fill: typePasswords,
  leave: goBackToReset,
  done: (user) => user.step('log-in').locator('form').waitFor(),
});

const { email, mobile } = knownSeller;

/** The forgotten password, by each kind of account. */
export const resetSubjects = {
  'reset send': send(email, 'email.send_code'),
  'reset verify': verify(email, 'email.check_code'),
  'reset commit': commit(email, 'password.reset_by_email_ticket'),
  'reset phone send': send(mobile, 'mobile.send_code'),
  'reset phone verify': verify(mobile, 'mobile.check_code'),
  'reset phone commit': commit(mobile, 'password.reset_by_ticket'),
} as const satisfies Partial<Record<SubjectName, Subject>>;
