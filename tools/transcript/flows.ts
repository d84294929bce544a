import type { Flow, Surroundings } from './Flow.ts';
import type { Person } from './Person.ts';
import {
  at,
  choosePassword,
  holding,
  repeatPassword,
  typeCode,
  typeContact,
  typePassword,
} from './steps.ts';

const EMAIL = 'ana@shop.example';
const REGISTER = '/account/register';

/** Opens the page and fills the first step, up to its Continue. */
async function begin(person: Person, contact: string): Promise<void> {
  await person.open(REGISTER);
  await typeContact(person, contact);
}

interface Rest {
  /** What the code comes to. */
  readonly contact: string;
  /** Whether the site asks for the second agreement. */
  readonly stripe: boolean;
}

/** From the press that sends the code to the next page. */
async function finish(
  person: Person,
  surroundings: Surroundings,
  { contact, stripe }: Rest,
): Promise<void> {
  await person.press('Enter', { at: at.code });
  await typeCode(person, contact, surroundings);
  await choosePassword(person, stripe);
}

/** Plain sign-up by e-mail. */
const byEmail =
  (stripe: boolean): Flow['walk'] =>
  async (person, surroundings) => {
    await begin(person, EMAIL);
    await finish(person, surroundings, { contact: EMAIL, stripe });
  };

/** Every way through the sign-up that has a transcript. */
export const flows: readonly Flow[] = [
  {
    name: 'gb-email',
    site: 'gb',
    width: 1440,
    height: 900,
    async walk(person, surroundings) {
      await person.open(REGISTER);
      await person.tabTo(at.contact);
      await person.tabTo(at.submit);
      await person.press('Enter', { at: at.contact });
      await person.type('ana@');
      await person.press('Enter', { idle: true });
      await person.tabTo(at.submit);
      await person.press('Space', { at: at.contact });
      await person.type(EMAIL.slice('ana@'.length));
      await person.tabTo(at.submit);
      await person.press('Shift+Tab');
      await person.press('Tab');
      await person.press('Enter', { at: at.code });
      await person.press('Tab');
      await person.press('ArrowLeft');
      await person.wait(61);
      await person.tabTo(at.resend);
      await person.press('Enter', { at: at.code });
      await typeCode(person, EMAIL, surroundings);
      await person.tabTo(at.submit);
      await person.press('Enter', { at: at.password });
      await person.press('Enter');
      await choosePassword(person, true);
    },
  },
  { name: 'gb-email-320', site: 'gb', width: 320, height: 640, walk: byEmail(true) },
  { name: 'me-arabic', site: 'me', width: 390, height: 844, walk: byEmail(false) },
  {
    name: 'gb-storage-blocked',
    site: 'gb',
    width: 1440,
    height: 900,
    blocksStorage: true,
    walk: byEmail(true),
  },
  {
    name: 'id-phone',
    site: 'id',
    width: 390,
    height: 844,
    async walk(person, surroundings) {
      await begin(person, '081234567890');
      await finish(person, surroundings, { contact: '+6281234567890', stripe: false });
    },
  },
  {
    name: 'gb-code-wrong',
    site: 'gb',
    width: 390,
    height: 844,
    async walk(person, surroundings) {
      await begin(person, EMAIL);
      await person.press('Enter', { at: at.code });
      await person.press('Tab');
      await person.type('12');
      await person.tabTo(at.submit);
      await person.press('Enter', { at: at.code });
      const code = await surroundings.codeFor(EMAIL);
      const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
      await person.type(wrong, 'a wrong code', { at: `${at.code}[aria-invalid]` });
      await typeCode(person, EMAIL, surroundings);
      await typePassword(person);
      await person.type('no repetition');
      await person.press('Enter');
      await person.press('ControlOrMeta+A', { idle: true });
      await repeatPassword(person, true);
    },
  },
  {
    name: 'gb-account-exists',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'session.known',
    async walk(person, surroundings) {
      await begin(person, 'seller@example.com');
      await person.press('Enter', { at: at.dialogTitle });
      await person.tabTo(holding('exists_dialog_change'));
      await person.press('Escape', { at: at.submit });
      await person.press('Enter', { at: at.dialogTitle });
      await person.tabTo(holding('exists_dialog_cancel'));
      await person.press('Enter', { at: at.submit });
      await person.press('Enter', { at: at.dialogTitle });
      await person.tabTo(holding('exists_dialog_change'));
      await person.press('Enter', { at: 'dialog [name="contact"]' });
      await person.press('ControlOrMeta+A', { idle: true });
      await person.type('seller@');
      await person.tabTo(holding('market_confirm_confirm'));
      await person.press('Enter', { at: 'dialog [name="contact"]' });
      await person.press('ControlOrMeta+A', { idle: true });
      await person.type(EMAIL);
      await person.tabTo(holding('market_confirm_confirm'));
      await finish(person, surroundings, { contact: EMAIL, stripe: true });
    },
  },
  {
    name: 'gb-region-mismatch',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'region.mismatch',
    async walk(person, surroundings) {
      await begin(person, EMAIL);
      await person.press('Enter', { at: at.dialogTitle });
      await person.press('Escape', { at: at.submit });
      await person.press('Enter', { at: at.dialogTitle });
      await person.tabTo(holding('market_confirm_confirm'));
      await finish(person, surroundings, { contact: EMAIL, stripe: true });
    },
  },
  {
    name: 'gb-older-form',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'experiments.off',
    async walk(person, { codeFor }) {
      await person.open(REGISTER);
      await person.tabTo('[name="Email"]');
      await person.type(EMAIL);
      await person.tabTo(holding('send_code'));
      await person.press('Enter', { at: '[autocomplete="one-time-code"]' });
      await person.type(await codeFor(EMAIL), 'the code');
      await person.tabTo('[name="Password"]');
      await person.type('Abc12!xyz', 'a password');
      await person.tabTo('[name="RepeatPassword"]');
      await person.type('Abc12!xyz', 'the password again');
      await person.tabTo(at.submit);
      await person.press('Enter', { at: at.terms });
      for (const agreement of [at.terms, at.stripe]) {
        if (agreement !== at.terms) await person.tabTo(agreement);
        await person.press('Space');
      }
      await person.tabTo(at.submit);
      await person.leave('Enter', /\/settle\//);
    },
  },
];
