import type { Surroundings } from './Flow.ts';
import type { Person } from './Person.ts';

const PASSWORD = 'Abc12!xyz';

/** Where the keys lead, by what a person aims at. */
export const at = {
  contact: '[name="phone_email"]',
  submit: 'form button[type="submit"]',
  code: '[data-step="verification"] fieldset input',
  resend: '[data-step="verification"] :has([data-message="sign_up_resend"])',
  password: '[name="password"]',
  repeat: '[name="confirm_password"]',
  terms: '[name="check_read_agreements"]',
  stripe: '[name="stripe_agreements"]',
  dialogTitle: 'dialog h2',
} as const;

/** The button or link that holds a message. */
export const holding = (key: string): string =>
  `:is(button, a):is([data-message="${key}"], :has([data-message="${key}"]))`;

/** The first step, from wherever the focus is, up to its Continue. */
export async function typeContact(person: Person, contact: string): Promise<void> {
  await person.tabTo(at.contact);
  await person.type(contact);
  await person.tabTo(at.submit);
}

/** The second step: the code that came goes into the boxes, which send it when they are full. */
export async function typeCode(
  person: Person,
  contact: string,
  { codeFor }: Surroundings,
): Promise<void> {
  await person.type(await codeFor(contact), 'the code', { at: at.password });
}

/** The third step, and the way to the next page. */
export async function choosePassword(person: Person, stripe: boolean): Promise<void> {
  await typePassword(person);
  await repeatPassword(person, stripe);
}

/** The beginning of the third step, up to the second field. */
export async function typePassword(person: Person): Promise<void> {
  await person.type(PASSWORD, 'a password');
  await person.tabTo(at.repeat);
}

/** The rest of the third step, from its second field, and the way to the next page. */
export async function repeatPassword(person: Person, stripe: boolean): Promise<void> {
  await person.type(PASSWORD, 'the password again');
  for (const agreement of stripe ? [at.terms, at.stripe] : [at.terms]) {
    await person.tabTo(agreement);
    await person.press('Space');
  }
  await person.tabTo(at.submit);
  await person.leave('Enter', /\/settle\//);
}
