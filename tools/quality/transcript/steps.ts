import type { World } from '../fixtures/World.ts';
import type { KeyboardUser } from './KeyboardUser.ts';

const PASSWORD = 'Abc12!xyz';

/** Where the keys lead, by what a user aims at. */
export const at = {
  contact: '[name="phone_email"]',
  logInAccount: '[name="account"]',
  submit: 'form button[type="submit"]',
  code: '[data-step="verification"] fieldset input',
  resend: '[data-step="verification"] :has([data-message="sign_up_resend"])',
  password: '[name="password"]',
  repeat: '[name="confirm_password"]',
  terms: '[name="check_read_agreements"]',
  stripe: '[name="stripe_agreements"]',
  dialogTitle: 'dialog h2',
  partner: '[data-sign-in-method="partner"]',
  partnerCode: '[data-step="partner"] [name="verification_code"]',
} as const;

/** The button or link that holds a message. */
export const holding = (key: string): string =>
  `:is(button, a):is([data-message="${key}"], :has([data-message="${key}"]))`;

/** The first step, from wherever the focus is, up to its Continue. */
export async function typeContact(user: KeyboardUser, contact: string): Promise<void> {
  await user.tabTo(at.contact);
  await user.type(contact);
  await user.tabTo(at.submit);
}

/** The second step: the code that came goes into the boxes, which send it when they are full. */
export async function typeCode(user: KeyboardUser, contact: string, world: World): Promise<void> {
  await user.type(await world.code(contact), 'the code', { at: at.password });
}

/** The third step, and the way to the next page. */
export async function choosePassword(user: KeyboardUser, stripe: boolean): Promise<void> {
  await typePassword(user);
  await repeatPassword(user, stripe);
}

/** The beginning of the third step, up to the second field. */
export async function typePassword(user: KeyboardUser): Promise<void> {
  await user.type(PASSWORD, 'a password');
  await user.tabTo(at.repeat);
}

/** The rest of the third step, from its second field, and the way to the next page. */
export async function repeatPassword(user: KeyboardUser, stripe: boolean): Promise<void> {
  await user.type(PASSWORD, 'the password again');
  for (const agreement of stripe ? [at.terms, at.stripe] : [at.terms]) {
    await user.tabTo(agreement);
    await user.press('Space');
  }
  await user.tabTo(at.submit);
  await user.leave('Enter', /\/settle\//);
}
