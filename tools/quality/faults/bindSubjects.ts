import type { Locator } from '@playwright/test';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import { testUserOf } from '../../../mocks/provider/testUsers.ts';
import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { boxes, codeOf, countsDown, calling, submitOf, typeCode } from './formParts.ts';
import { seller } from './seller.ts';
import { consent, goToProvider } from './signInAt.ts';
import type { Subject } from './Subject.ts';

/** Whose address has an account already, with the known seller's password. */
const REGISTERED = 'rosa';
const address = testUserOf(REGISTERED)?.email ?? '';
const NUMBER = '07911123456';

/** The step that asks for the address of the account in conflict. */
async function toConflict(user: FaultUser): Promise<void> {
  await goToProvider(user, 'google', REGISTERED);
  await consent(user);
  await user.step('bind-contact').locator('form').waitFor();
}

/** The step that asks for a contact that the profile lacks. */
async function toMissing(user: FaultUser): Promise<void> {
  await goToProvider(user, 'google', 'noor');
  await user.world.begin('oauth.contact_missing+oauth.profile_waiting');
  await consent(user);
  await user.step('bind-contact').locator('form').waitFor();
  await user.world.begin('default');
}

const typeContact = ({ page }: FaultUser, contact: string): Promise<void> =>
  page.locator('[data-step="bind-contact"] [name="account"]').fill(contact);

async function sendCode(user: FaultUser, contact: string): Promise<void> {
  await typeContact(user, contact);
  await submitOf(user).click();
  await boxes(user).first().waitFor();
}

const typePassword = ({ page }: FaultUser, password: string): Promise<void> =>
  page.locator('[data-step="bind-code"] [name="password"]').fill(password);

/** Back in the browser leads from the code to the contact. */
async function goBack(user: FaultUser): Promise<Locator> {
  await user.page.goBack();
  return user.step('bind-contact').locator('form');
}

const bind = {
  site: 'gb',
  step: 'bind-code',
  press: (user) => submitOf(user).click(),
  control: submitOf,
  leave: goBack,
  done: ({ page }) => page.waitForURL(/\/homepage/),
} satisfies Partial<Subject>;

/** The steps that bind a contact to a third-party account. */
export const bindSubjects = {
  'bind send': {
    ...bind,
    ...calling('passport', 'email.send_code'),
    step: 'bind-contact',
    arrive: toConflict,
    fill: (user) => typeContact(user, address),
    async change(user) {
      await user.page.locator('[name="account"]').pressSequentially('m');
      await submitOf(user).click();
    },
    async leave(user) {
      await user.page.locator('button:has([data-message="sign_up_back"])').click();
      return user.step('log-in').locator('form');
    },
    done: (user) => countsDown(user.step('bind-code')),
  },
  'bind email': {
    ...bind,
    ...calling('passport', 'oauth_login_with_email_bind'),
    async arrive(user) {
      await toConflict(user);
      await sendCode(user, address);
    },
    async fill(user, variant) {
      await typeCode(user, codeOf(await user.world.code(), variant));
      await typePassword(user, knownSeller.password);
    },
  },
  'bind mobile': {
    ...bind,
    ...calling('passport', 'oauth_login_with_mobile_bind'),
    async arrive(user) {
      await toMissing(user);
      await sendCode(user, NUMBER);
    },
    async fill(user, variant) {
      await typeCode(user, codeOf(await user.world.code(), variant));
      await typePassword(user, seller.password);
    },
  },
} as const satisfies Partial<Record<SubjectName, Subject>>;
