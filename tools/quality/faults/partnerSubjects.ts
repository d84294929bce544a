import type { Locator } from '@playwright/test';
import type { SubjectName } from './FaultCase.ts';
import { askedAtLoad } from './askedAtLoad.ts';
import type { FaultUser } from './FaultUser.ts';
import { codeOf, countsDown, calling, pathOf, settled, submitOf } from './formParts.ts';
import { consent } from './signInAt.ts';
import type { Subject } from './Subject.ts';

const QUERY = '?fast_onboarding=1';
const ENTRANCE = `/account/register${QUERY}`;
const UNDER = 'onboard.v1.toko_fast_onboard';
const STEP = 'partner';

const entrance = ({ page }: FaultUser): Locator =>
  page.locator('[data-entrance] [data-sign-in-method="partner"]');

/** From the entrance over the terms to the partner's page, up to its consent. */
async function goToPartner(user: FaultUser): Promise<void> {
  const { page } = user;
  await page.goto(ENTRANCE);
  await entrance(user).click();
  const terms = page.locator('[data-method-terms]');
  for (const box of await terms.locator('input[type="checkbox"]').all()) await box.check();
  await terms.locator('button[type="submit"]').click();
  await page.locator('input[value="ana"]').check();
}

const form = (user: FaultUser): Locator => user.step(STEP).locator('form');

async function toForm(user: FaultUser): Promise<void> {
  await goToPartner(user);
  await consent(user);
  await form(user).waitFor();
}

/** The form of the partner's other contact. */
async function toEmailForm(user: FaultUser): Promise<void> {
  await toForm(user);
  await form(user).locator('[data-switch="email"]').click();
}

const sendButton = (user: FaultUser): Locator =>
  form(user).locator('button:has([data-message="sign_up_sending"])');

async function toCode(user: FaultUser, arrive = toForm): Promise<void> {
  await arrive(user);
  await sendButton(user).click();
  await countsDown(user.step(STEP));
}

const typeCode = async (user: FaultUser, variant: number): Promise<void> =>
  form(user)
    .locator('[name="verification_code"]')
    .fill(codeOf(await user.world.code(), variant));

const startButton = ({ page }: FaultUser): Locator =>
  page.locator('dialog[open] button:has([data-message="partner_start_linking"])');

/** The dialog that offers the linking, after a bind that was refused. */
async function toLinking(user: FaultUser): Promise<void> {
  await toCode(user);
  await typeCode(user, 0);
  await user.world.begin('passport.4026@sms_login_with_bind');
  await submitOf(user).click();
  await startButton(user).waitFor();
  await user.world.begin('default');
}

/** Back leads to where the sign-in began. */
async function goBack(user: FaultUser): Promise<Locator> {
  await user.step(STEP).locator('button:has([data-message="sign_up_back"])').click();
  return entrance(user);
}

const atEntrance = {
  ...askedAtLoad(ENTRANCE, STEP),
  ...{ site: 'id', control: entrance },
} satisfies Partial<Subject>;

/** Before the form: the page asks by itself. */
const asked = { ...atEntrance, fill: goToPartner, press: consent } satisfies Partial<Subject>;

const inForm = {
  ...{ site: 'id', step: STEP, fill: typeCode, control: submitOf, leave: goBack },
  press: (user) => submitOf(user).click(),
  arrive: (user) => toCode(user),
  done: settled,
} satisfies Partial<Subject>;

const sendByPhone: Subject = {
  ...inForm,
  ...calling('passport', 'mobile.send_code'),
  arrive: toForm,
  fill: () => Promise.resolve(),
  press: (user) => sendButton(user).click(),
  control: sendButton,
  done: (user) => countsDown(user.step(STEP)),
};

/** The calls of the partner's fast onboarding, in their order. */
export const partnerSubjects = {
  'partner criteria': {
    ...atEntrance,
    ...calling('product', `${UNDER}.criteria.check`),
    done: (user) => entrance(user).waitFor(),
  },
  'partner callback': {
    ...asked,
    calls: ['oauth.callback'],
    query: QUERY,
    path: pathOf('passport', 'oauth.callback'),
    // Back to the partner, and forward again: what it returned is not there any more.
    async leave({ page }) {
      await page.goBack();
      await page.locator('h1').waitFor();
      await page.goForward();
      return page.locator('[data-callback-failure="oauth_unverified_title"]');
    },
    done: (user) => form(user).waitFor(),
  },
  'partner prefill': {
    ...asked,
    ...calling('product', `${UNDER}.toko_data.prefill`),
    // The form, or the start as if nothing had been asked.
    done: (user) => form(user).or(entrance(user)).waitFor(),
  },
  'partner send': sendByPhone,
  'partner commit': {
    ...inForm,
    ...calling('passport', 'sms_login_with_bind'),
  },
  'partner email send': {
    ...sendByPhone,
    ...calling('passport', 'email.send_code'),
    arrive: toEmailForm,
  },
  'partner email commit': {
    ...inForm,
    ...calling('passport', 'email_login_with_bind'),
    arrive: (user) => toCode(user, toEmailForm),
  },
  'partner submit': {
    ...inForm,
    ...calling('product', `${UNDER}.submit`),
  },
  'partner start': {
    ...inForm,
    ...calling('product', `${UNDER}.start`),
    arrive: toLinking,
    fill: () => Promise.resolve(),
    press: (user) => startButton(user).click(),
    control: startButton,
    async leave(user) {
      await user.page.goBack();
      return entrance(user);
    },
    done: ({ page }) => page.waitForURL(/\/partner\/binding/),
  },
} as const satisfies Partial<Record<SubjectName, Subject>>;
