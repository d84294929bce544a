import type { Locator } from '@playwright/test';
import { askedAtLoad } from './askedAtLoad.ts';
import { bindSubjects } from './bindSubjects.ts';
import { callbackSubjects } from './callbackSubjects.ts';
import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import {
  boxes,
  codeEntry,
  codeOf,
  countsDown,
  calling,
  pathOf,
  settled,
  submitOf,
  typeCode,
  typePasswords,
} from './formParts.ts';
import { identitySubjects } from './identitySubjects.ts';
import { infoSubjects } from './infoSubjects.ts';
import { landingSubjects } from './landingSubjects.ts';
import { logIn } from './logInSubject.ts';
import { partnerSubjects } from './partnerSubjects.ts';
import { resetSubjects } from './resetSubjects.ts';
import { seller } from './seller.ts';
import { sessionSubjects } from './sessionSubjects.ts';
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
  const form = page.locator('[data-step="log-in"]');
  await form.waitFor();
  return form;
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
  ...calling('passport', 'email.register.ticket_register'),
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
  ...calling('product', call),
  ...askedAtLoad('/account/register', 'account'),
});

export const subjects: Readonly<Record<SubjectName, Subject>> = {
  region: {
    ...account,
    ...calling('product', 'network.country.check'),
  },
  // There no network check comes before it, which would meet the fault first.
  send: {
    ...account,
    site: 'de',
    ...calling('passport', 'email.send_code'),
  },
  verify: {
    site: 'gb',
    ...codeEntry,
    ...calling('passport', 'email.register.code_verify'),
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
    ...calling('passport', 'email.send_code'),
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
    ...calling('passport', 'email.register_verify_login'),
    step: 'single',
    async arrive(user) {
      await toSingleForm(user);
      await singleFormSend(user).click();
      await countsDown(user.step('single'));
    },
    async fill(user, variant) {
      await singleFormCode(user).fill(codeOf(await user.world.code(), variant));
      await typePasswords(user);
    },
    press: (user) => submitOf(user).click(),
    control: submitOf,
    leave: goToLogin,
    done: settled,
  },
  'log-in': logIn,
  ...identitySubjects,
  ...resetSubjects,
  ...sessionSubjects,
  ban: asking('us', 'arch.config_center_gw.get_config'),
  experiments: asking('gb', 'common.get'),
  ...callbackSubjects,
  ...bindSubjects,
  ...infoSubjects,
  ...partnerSubjects,
  ...landingSubjects,
  report: { ...commit, calls: REPORTS, path: pathOf('product', 'source.report') },
};
