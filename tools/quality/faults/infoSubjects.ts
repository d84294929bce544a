import type { Locator } from '@playwright/test';
import { routeTable } from '../../../src/app/routes/routeTable.ts';
import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { codeOf, countsDown, calling, settled, submitOf } from './formParts.ts';
import { seller } from './seller.ts';
import type { Subject } from './Subject.ts';

const STEP = 'additional-info';
const NUMBER = '81234567890';

/** The page of a sign-up with a third-party account that lacks a contact. */
export async function toInfo(user: FaultUser): Promise<void> {
  await user.world.begin('oauth.profile_waiting');
  await user.page.goto(`${routeTable.ttRegisterAdditional.path}?profileKey=profile_1`);
  await user.step(STEP).locator('form').waitFor();
  await user.world.begin('default');
}

/** The field of the contact, of whichever kind the site begins with. */
const contact = ({ page }: FaultUser): Locator =>
  page.locator(`[data-step="${STEP}"] input:is([type="email"], [type="tel"])`);

const sendButton = ({ page }: FaultUser): Locator =>
  page.locator(`[data-step="${STEP}"] button:has([data-message="sign_up_sending"])`);

/** Back leads to the register page. */
async function goBack(user: FaultUser): Promise<Locator> {
  await user.page.goBack();
  return user.step('account').locator('form');
}

/** A bind, on a site where the contact is of its kind. */
const bind = (site: string, call: string, typed: string): Subject => ({
  site,
  ...calling('passport', call),
  step: STEP,
  async arrive(user) {
    await toInfo(user);
    await contact(user).fill(typed);
    await sendButton(user).click();
    await countsDown(user.step(STEP));
  },
  async fill(user, variant) {
    const code = codeOf(await user.world.code(), variant);
    await user.page.locator('[autocomplete="one-time-code"]').fill(code);
  },
  press: (user) => submitOf(user).click(),
  control: submitOf,
  leave: goBack,
  done: settled,
});

const bindEmail = bind('gb', 'email_login_with_bind', seller.email);
const CREATE = 'join.register_create_seller';

/** The page that adds a contact to a sign-up with a third-party account. */
export const infoSubjects = {
  'info send': {
    site: 'id',
    ...calling('passport', 'mobile.send_code'),
    step: STEP,
    arrive: toInfo,
    fill: (user) => contact(user).fill(NUMBER),
    press: (user) => sendButton(user).click(),
    control: sendButton,
    async change(user) {
      await contact(user).pressSequentially('1');
      await sendButton(user).click();
    },
    leave: goBack,
    done: (user) => countsDown(user.step(STEP)),
  },
  'info email': bindEmail,
  'info mobile': bind('id', 'sms_login_with_bind', NUMBER),
  'info report': { ...bindEmail, ...calling('product', CREATE) },
} as const satisfies Partial<Record<SubjectName, Subject>>;
