import type { Locator } from 'playwright-core';
import { addressOf } from '../../src/api/addressOf.ts';
import type { Service } from '../../src/api/Contract.ts';
import { callNamed } from '../../mocks/scenarios/callNamed.ts';
import type { SubjectName } from './Cell.ts';
import { seller, type Visitor } from './Visitor.ts';

/** How a visitor comes to a call on the register page. */
export interface Subject {
  readonly site: 'gb' | 'us' | 'de';
  /** Names of the calls that a fault falls on; the first is counted. */
  readonly calls: readonly string[];
  /** Path of the first call. */
  readonly path: string;
  /** The step that the call is made on. */
  readonly step: string;
  /** Brings the visitor there, with nothing wrong yet. */
  readonly arrive: (visitor: Visitor) => Promise<void>;
  /** Types all but what makes the call. @param variant 0 is right, any other number is wrong where it can be */
  readonly fill: (visitor: Visitor, variant: number) => Promise<void>;
  /** Makes the call. */
  readonly press: (visitor: Visitor, variant: number) => Promise<void>;
  /** What the fields hold then, where that is more than was typed before. */
  readonly held?: (visitor: Visitor) => Promise<readonly string[]>;
  /** The button by which it is made, at first or again. */
  readonly control: (visitor: Visitor) => Locator;
  /** Changes what was typed while the call is under way, and makes it again. */
  readonly change?: (visitor: Visitor) => Promise<void>;
  /** Goes away while the call is under way; the answer is what is seen there. */
  readonly leave: (visitor: Visitor) => Promise<Locator>;
  /** Where a success leads. */
  readonly done: (visitor: Visitor) => Promise<void>;
}

const pathOf = (service: Service, name: string): string => addressOf(callNamed(service, name));

const submitOf = ({ page }: Visitor): Locator => page.locator('[data-step] button[type="submit"]');

const boxes = ({ page }: Visitor): Locator => page.locator('[data-message="sign_up_code_box"]');

async function toAccount({ page }: Visitor, step = 'account'): Promise<void> {
  await page.goto('/account/register');
  await page.locator(`[data-step="${step}"]`).waitFor();
}

async function typeEmail({ page }: Visitor): Promise<void> {
  await page
    .locator('[data-step] input[type="email"], [name="phone_email"]')
    .first()
    .fill(seller.email);
}

async function sendCode(visitor: Visitor): Promise<void> {
  await typeEmail(visitor);
  await submitOf(visitor).click();
  await boxes(visitor).first().waitFor();
}

async function typeCode(visitor: Visitor, code: string): Promise<void> {
  await boxes(visitor).first().focus();
  await visitor.page.keyboard.type(code);
}

/** A code, or one that differs from it in every digit. */
const codeOf = (code: string, variant: number): string =>
  code.replaceAll(/\d/g, (digit) => String((Number(digit) + variant) % 10));

/** The form of the password step and the older form alike. */
async function typePasswords({ page }: Visitor): Promise<void> {
  const fields = page.locator('[data-step] input[autocomplete="new-password"]');
  await fields.first().fill(seller.password);
  await fields.nth(1).fill(seller.password);
  for (const box of await page.locator('[data-step] input[type="checkbox"]').all())
    await box.check();
}

const STARTED = 'output [data-message="sign_up_resend_started"]';

/** The countdown runs, and that has been said: its words come a moment later. */
async function countsDown(step: Locator): Promise<void> {
  await step.locator('button [data-message="sign_up_resend_countdown"]').waitFor();
  await step.locator(STARTED).waitFor({ state: 'attached' });
}

const settled = ({ page }: Visitor) => page.waitForURL(/\/settle\//);

/** Back in the browser leads to the account step. */
async function goBack(visitor: Visitor): Promise<Locator> {
  await visitor.page.goBack();
  return visitor.step('account').locator('form');
}

/** The way to the log-in, inside the application. */
async function goToLogin({ page }: Visitor): Promise<Locator> {
  await page
    .locator(
      'a[data-message="sign_up_have_account_link"], a:has([data-message="sign_up_have_account_link"])',
    )
    .first()
    .click();
  await page.waitForURL(/\/account\/login/);
  // The address changes before the page does, whose code comes first.
  await page.locator('[data-step]').waitFor({ state: 'detached' });
  return page.locator('main').first();
}

const account = {
  site: 'gb',
  step: 'account',
  arrive: toAccount,
  fill: typeEmail,
  press: (visitor) => submitOf(visitor).click(),
  control: submitOf,
  async change(visitor) {
    await visitor.page.locator('[name="phone_email"]').pressSequentially('m');
    await submitOf(visitor).click();
  },
  leave: goToLogin,
  done: (visitor) => countsDown(visitor.step('verification')),
} satisfies Partial<Subject>;

const olderCode = ({ page }: Visitor): Locator =>
  page.locator('[data-step="single"] input[autocomplete="one-time-code"]');
const olderSend = ({ page }: Visitor): Locator =>
  page.locator('[data-step="single"] button:has([data-message="sign_up_sending"])');

async function toOlder(visitor: Visitor): Promise<void> {
  await visitor.begin('experiments.off');
  await toAccount(visitor, 'single');
  await typeEmail(visitor);
  await olderSend(visitor).waitFor();
  await visitor.begin('default');
}

const NEWER_REPORTS = ['source.report', 'marketing_opt.set', 'growth.relation.create'];

const commit: Subject = {
  site: 'gb',
  calls: ['email.register.ticket_register'],
  path: pathOf('passport', 'email.register.ticket_register'),
  step: 'password',
  async arrive(visitor) {
    await toAccount(visitor);
    await sendCode(visitor);
    await typeCode(visitor, await visitor.code());
    await visitor.step('password').locator('form').waitFor();
  },
  fill: typePasswords,
  press: (visitor) => submitOf(visitor).click(),
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
    site: 'gb',
    calls: ['email.register.code_verify'],
    path: pathOf('passport', 'email.register.code_verify'),
    step: 'verification',
    async arrive(visitor) {
      await toAccount(visitor);
      await sendCode(visitor);
    },
    async fill(visitor, variant) {
      await typeCode(visitor, codeOf(await visitor.code(), variant).slice(0, -1));
    },
    async press(visitor, variant) {
      await boxes(visitor).last().focus();
      await visitor.page.keyboard.type(codeOf(await visitor.code(), variant).slice(-1));
    },
    held: async (visitor) => (await visitor.code()).split(''),
    control: submitOf,
    async change(visitor) {
      await visitor.page.keyboard.press('Backspace');
      await visitor.page.keyboard.type((await visitor.code()).slice(-1));
    },
    leave: goBack,
    done: (visitor) => visitor.step('password').locator('form').waitFor(),
  },
  commit,
  'older send': {
    site: 'gb',
    calls: ['email.send_code'],
    path: pathOf('passport', 'email.send_code'),
    step: 'single',
    arrive: toOlder,
    fill: () => Promise.resolve(),
    press: (visitor) => olderSend(visitor).click(),
    control: olderSend,
    leave: goToLogin,
    async change(visitor) {
      await visitor.page.locator('[data-step="single"] input[type="email"]').pressSequentially('m');
      await olderSend(visitor).click();
    },
    done: (visitor) => countsDown(visitor.step('single')),
  },
  'older commit': {
    site: 'de', // no network check there comes first
    calls: ['email.register_verify_login'],
    path: pathOf('passport', 'email.register_verify_login'),
    step: 'single',
    async arrive(visitor) {
      await toOlder(visitor);
      await olderSend(visitor).click();
      await countsDown(visitor.step('single'));
    },
    async fill(visitor) {
      await olderCode(visitor).fill(await visitor.code());
      await typePasswords(visitor);
    },
    press: (visitor) => submitOf(visitor).click(),
    control: submitOf,
    leave: goToLogin,
    done: settled,
  },
  ban: asking('us', 'arch.config_center_gw.get_config'),
  experiments: asking('gb', 'common.get'),
  report: { ...commit, calls: NEWER_REPORTS, path: pathOf('product', 'source.report') },
};
