import type { Locator } from '@playwright/test';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import { bindSubjects } from './bindSubjects.ts';
import { callbackSubjects } from './callbackSubjects.ts';
import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { boxes, codeOf, countsDown, pathOf, settled, submitOf, typeCode } from './formParts.ts';
import { infoSubjects } from './infoSubjects.ts';
import { partnerSubjects } from './partnerSubjects.ts';
import { seller } from './seller.ts';
import type { Subject } from './Subject.ts';

async function toAccount({ page }: FaultUser, step = 'account'): Promise<void> {
  await page.goto('/account/register');
  await page.locator(`[data-step="${step}"]`).waitFor();
}

async function typeEmail({ page }: FaultUser): Promise<void> {
  await page
    .locator('[data-step] input[type="email"], [name="phone_email"]')
    .first()
    .fill(seller.email);
}

async function sendCode(user: FaultUser): Promise<void> {
  await typeEmail(user);
  await submitOf(user).click();
  await boxes(user).first().waitFor();
}

/** The form of the password step and the single form alike. */
async function typePasswords({ page }: FaultUser): Promise<void> {
  const fields = page.locator('[data-step] input[autocomplete="new-password"]');
  await fields.first().fill(seller.password);
  await fields.nth(1).fill(seller.password);
  for (const box of await page.locator('[data-step] input[type="checkbox"]').all())
    await box.check();
}

/** Back in the browser leads to the account step, which still holds the account. */
async function goBack(user: FaultUser): Promise<Locator> {
  await user.page.goBack();
  return user.step('account').locator('form:has([name="phone_email"]:valid)');
}

/** To the log-in, inside the application. */
async function goToLogin({ page }: FaultUser): Promise<Locator> {
  await page
    .locator(
      'a[data-message="sign_up_have_account_link"], a:has([data-message="sign_up_have_account_link"])',
    )
    .first()
    .click();
  await page.waitForURL(/\/account\/login/);
  // The address changes before the page does, whose code comes first.
  const logIn = page.locator('[data-step="log-in"]');
  await logIn.waitFor();
  return logIn;
}

const account = {
  site: 'gb',
  step: 'account',
  arrive: toAccount,
  fill: typeEmail,
  press: (user) => submitOf(user).click(),
  control: submitOf,
  async change(user) {
    await user.page.locator('[name="phone_email"]').pressSequentially('m');
    await submitOf(user).click();
  },
  leave: goToLogin,
  done: (user) => countsDown(user.step('verification')),
} satisfies Partial<Subject>;

/** Boxes that make the call when they are full. */
const codeEntry = {
  site: 'gb',
  async fill(user, variant) {
    await typeCode(user, codeOf(await user.world.code(), variant).slice(0, -1));
  },
  async press(user, variant) {
    await boxes(user).last().focus();
    await user.page.keyboard.type(codeOf(await user.world.code(), variant).slice(-1));
  },
  held: async (user) => (await user.world.code()).split(''),
  control: submitOf,
  async change(user) {
    await user.page.keyboard.press('Backspace');
    await user.page.keyboard.type((await user.world.code()).slice(-1));
  },
} satisfies Partial<Subject>;

const singleFormCode = ({ page }: FaultUser): Locator =>
  page.locator('[data-step="single"] input[autocomplete="one-time-code"]');
const singleFormSend = ({ page }: FaultUser): Locator =>
  page.locator('[data-step="single"] button:has([data-message="sign_up_sending"])');

async function toSingleForm(user: FaultUser): Promise<void> {
  await user.world.begin('experiments.off');
  await toAccount(user, 'single');
  await typeEmail(user);
  await singleFormSend(user).waitFor();
  await user.world.begin('default');
}

const REPORTS = ['source.report', 'marketing_opt.set', 'growth.relation.create'];

const commit: Subject = {
  site: 'gb',
  calls: ['email.register.ticket_register'],
  path: pathOf('passport', 'email.register.ticket_register'),
  step: 'password',
  async arrive(user) {
    await toAccount(user);
    await sendCode(user);
    await typeCode(user, await user.world.code());
    await user.step('password').locator('form').waitFor();
  },
  fill: typePasswords,
  press: (user) => submitOf(user).click(),
  control: submitOf,
  leave: goBack,
  done: settled,
};

/** A page that asks something before its form shows. */
const asking = (site: 'gb' | 'us', call: string): Subject => ({
  site,
  calls: [call],
  path: pathOf('product', call),
  step: 'account',
  arrive: () => Promise.resolve(),
  fill: () => Promise.resolve(),
  async press({ page }) {
    await page.goto('/account/register', { waitUntil: 'commit' });
  },
  control: submitOf,
  async leave({ page }) {
    await page.goto('/homepage');
    return page.locator('body');
  },
  done: ({ page }) => page.locator('[data-step="account"]').waitFor(),
});

/** The log-in of a site where the known seller has an account. */
async function toLogIn(user: FaultUser): Promise<void> {
  await user.world.begin('session.known');
  await user.page.goto('/account/login');
  await user.step('log-in').locator('form').waitFor();
  await user.world.begin('default');
}

async function toReset(user: FaultUser): Promise<void> {
  await toLogIn(user);
  await user.page.locator('button:has([data-message="log_in_forgotten"])').click();
  await user.step('reset-account').locator('form').waitFor();
}

const typeKnownAccount = ({ page }: FaultUser): Promise<void> =>
  page.locator('[data-step] [name="account"]').fill(knownSeller.email);

async function sendResetCode(user: FaultUser): Promise<void> {
  await toReset(user);
  await typeKnownAccount(user);
  await submitOf(user).click();
  await boxes(user).first().waitFor();
}

/** Back in the browser leads from the code to the account. */
async function goBackToReset(user: FaultUser): Promise<Locator> {
  await user.page.goBack();
  return user.step('reset-account').locator('form');
}

const logIn: Subject = {
  site: 'gb',
  calls: ['account.login'],
  path: pathOf('passport', 'account.login'),
  step: 'log-in',
  arrive: toLogIn,
  async fill(user) {
    await typeKnownAccount(user);
    await user.page.locator('[name="password"]').fill(knownSeller.password);
  },
  press: (user) => submitOf(user).click(),
  control: submitOf,
  async leave(user) {
    await user.step('log-in').getByRole('link').last().click();
    return user.step('account').locator('form');
  },
  done: ({ page }) => page.waitForURL(/\/homepage/),
};

export const subjects: Readonly<Record<SubjectName, Subject>> = {
  region: {
    ...account,
    calls: ['network.country.check'],
    path: pathOf('product', 'network.country.check'),
  },
  // There no network check comes before it, which would meet the fault first.
  send: {
    ...account,
    site: 'de',
    calls: ['email.send_code'],
    path: pathOf('passport', 'email.send_code'),
  },
  verify: {
    ...codeEntry,
    calls: ['email.register.code_verify'],
    path: pathOf('passport', 'email.register.code_verify'),
    step: 'verification',
    async arrive(user) {
      await toAccount(user);
      await sendCode(user);
    },
    leave: goBack,
    done: (user) => user.step('password').locator('form').waitFor(),
  },
  commit,
  'single-form send': {
    site: 'gb',
    calls: ['email.send_code'],
    path: pathOf('passport', 'email.send_code'),
    step: 'single',
    arrive: toSingleForm,
    fill: () => Promise.resolve(),
    press: (user) => singleFormSend(user).click(),
    control: singleFormSend,
    leave: goToLogin,
    async change(user) {
      await user.page.locator('[data-step="single"] input[type="email"]').pressSequentially('m');
      await singleFormSend(user).click();
    },
    done: (user) => countsDown(user.step('single')),
  },
  'single-form commit': {
    site: 'de', // no network check there comes first
    calls: ['email.register_verify_login'],
    path: pathOf('passport', 'email.register_verify_login'),
    step: 'single',
    async arrive(user) {
      await toSingleForm(user);
      await singleFormSend(user).click();
      await countsDown(user.step('single'));
    },
    async fill(user) {
      await singleFormCode(user).fill(await user.world.code());
      await typePasswords(user);
    },
    press: (user) => submitOf(user).click(),
    control: submitOf,
    leave: goToLogin,
    done: settled,
  },
  'log-in': logIn,
  'reset send': {
    ...logIn,
    calls: ['email.send_code'],
    path: pathOf('passport', 'email.send_code'),
    step: 'reset-account',
    arrive: toReset,
    fill: typeKnownAccount,
    // The same account again: no other has a password to forget.
    async change(user) {
      await user.page.locator('[name="account"]').press('Backspace');
      await user.page.locator('[name="account"]').pressSequentially(knownSeller.email.slice(-1));
      await submitOf(user).click();
    },
    async leave(user) {
      await user.page.locator('button:has([data-message="sign_up_back"])').click();
      return user.step('log-in').locator('form');
    },
    done: (user) => boxes(user).first().waitFor(),
  },
  'reset verify': {
    ...codeEntry,
    calls: ['email.check_code'],
    path: pathOf('passport', 'email.check_code'),
    step: 'reset-code',
    arrive: sendResetCode,
    leave: goBackToReset,
    done: (user) => user.step('reset-password').locator('form').waitFor(),
  },
  'reset commit': {
    ...logIn,
    calls: ['password.reset_by_email_ticket'],
    path: pathOf('passport', 'password.reset_by_email_ticket'),
    step: 'reset-password',
    async arrive(user) {
      await sendResetCode(user);
      await typeCode(user, await user.world.code());
      await user.step('reset-password').locator('form').waitFor();
    },
    fill: typePasswords,
    leave: goBackToReset,
    done: (user) => user.step('log-in').locator('form').waitFor(),
  },
  ban: asking('us', 'arch.config_center_gw.get_config'),
  experiments: asking('gb', 'common.get'),
  ...callbackSubjects,
  ...bindSubjects,
  ...infoSubjects,
  ...partnerSubjects,
  report: { ...commit, calls: REPORTS, path: pathOf('product', 'source.report') },
};
