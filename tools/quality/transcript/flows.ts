import type { Page } from '@playwright/test';
import type { World } from '../fixtures/World.ts';
import { testUsers } from '../../../mocks/provider/testUsers.ts';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import type { Flow } from './Flow.ts';
import type { KeyboardUser } from './KeyboardUser.ts';
import { providerFlows } from './providerFlows.ts';
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
const ENTRANCE = '/account/register?fast_onboarding=1';
const criteria = 'onboard.v1.toko_fast_onboard.criteria.check';
const startLinking = 'onboard.v1.toko_fast_onboard.start';

const [{ name: partnerName, mobile: partnerPhone }] = testUsers;

/** Signs in at the partner, whose page is no part of the portal. */
async function consent(page: Page): Promise<void> {
  await page.getByRole('radio', { name: partnerName }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Opens the page and fills the first step, up to its Continue. */
async function begin(user: KeyboardUser, contact: string): Promise<void> {
  await user.open(REGISTER);
  await typeContact(user, contact);
}

interface Rest {
  /** What the code comes to. */
  readonly contact: string;
  /** Whether the site asks for the second agreement. */
  readonly stripe: boolean;
}

/** From the press that sends the code to the next page. */
async function finish(user: KeyboardUser, world: World, { contact, stripe }: Rest): Promise<void> {
  await user.press('Enter', { at: at.code });
  await typeCode(user, contact, world);
  await choosePassword(user, stripe);
}

/** Plain sign-up by e-mail. */
const byEmail =
  (stripe: boolean): Flow['walk'] =>
  async (user, world) => {
    await begin(user, EMAIL);
    await finish(user, world, { contact: EMAIL, stripe });
  };

/** Every flow that has a transcript. */
export const flows: readonly Flow[] = [
  {
    name: 'gb-email',
    site: 'gb',
    width: 1440,
    height: 900,
    async walk(user, world) {
      await user.open(REGISTER);
      await user.tabTo(at.contact);
      await user.tabTo(at.submit);
      await user.press('Enter', { at: at.contact });
      await user.type('ana@');
      await user.press('Enter', { idle: true });
      await user.tabTo(at.submit);
      await user.press('Space', { at: at.contact });
      await user.type(EMAIL.slice('ana@'.length));
      await user.tabTo(at.submit);
      await user.press('Shift+Tab');
      await user.press('Tab');
      await user.press('Enter', { at: at.code });
      await user.press('ArrowRight');
      await user.press('ArrowLeft');
      await user.wait(61);
      await user.tabTo(at.resend);
      await user.press('Enter', { at: at.code });
      await typeCode(user, EMAIL, world);
      await user.tabTo(at.submit);
      await user.press('Enter', { at: at.password });
      await user.press('Enter');
      await choosePassword(user, true);
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
    async walk(user, world) {
      await begin(user, '081234567890');
      await finish(user, world, { contact: '+6281234567890', stripe: false });
    },
  },
  {
    name: 'gb-code-wrong',
    site: 'gb',
    width: 390,
    height: 844,
    async walk(user, world) {
      await begin(user, EMAIL);
      await user.press('Enter', { at: at.code });
      await user.press('ArrowRight');
      await user.type('12');
      await user.tabTo(at.submit);
      await user.press('Enter', { at: at.code });
      const code = await world.code(EMAIL);
      const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
      await user.type(wrong, 'a wrong code', { at: `${at.code}[aria-invalid]` });
      await typeCode(user, EMAIL, world);
      await typePassword(user);
      await user.type('no repetition');
      await user.press('Enter');
      await user.press('ControlOrMeta+A', { idle: true });
      await repeatPassword(user, true);
    },
  },
  {
    name: 'gb-account-exists',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'session.known',
    async walk(user, world) {
      await begin(user, 'seller@example.com');
      await user.press('Enter', { at: at.dialogTitle });
      await user.tabTo(holding('exists_dialog_change'));
      await user.press('Escape', { at: at.submit });
      await user.press('Enter', { at: at.dialogTitle });
      await user.tabTo(holding('exists_dialog_cancel'));
      await user.press('Enter', { at: at.submit });
      await user.press('Enter', { at: at.dialogTitle });
      await user.tabTo(holding('exists_dialog_change'));
      await user.press('Enter', { at: 'dialog [name="contact"]' });
      await user.press('ControlOrMeta+A', { idle: true });
      await user.type('seller@');
      await user.tabTo(holding('market_confirm_confirm'));
      await user.press('Enter', { at: 'dialog [name="contact"]' });
      await user.press('ControlOrMeta+A', { idle: true });
      await user.type(EMAIL);
      await user.tabTo(holding('market_confirm_confirm'));
      await finish(user, world, { contact: EMAIL, stripe: true });
    },
  },
  {
    name: 'gb-region-mismatch',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'region.mismatch',
    async walk(user, world) {
      await begin(user, EMAIL);
      await user.press('Enter', { at: at.dialogTitle });
      await user.press('Escape', { at: at.submit });
      await user.press('Enter', { at: at.dialogTitle });
      await user.tabTo(holding('market_confirm_confirm'));
      await finish(user, world, { contact: EMAIL, stripe: true });
    },
  },
  {
    name: 'gb-single-form',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'experiments.off',
    async walk(user, world) {
      await user.open(REGISTER);
      await user.tabTo('[name="Email"]');
      await user.type(EMAIL);
      await user.tabTo(holding('send_code'));
      await user.press('Enter', { at: '[autocomplete="one-time-code"]' });
      await user.type(await world.code(EMAIL), 'the code');
      await user.tabTo('[name="Password"]');
      await user.type('Abc12!xyz', 'a password');
      await user.tabTo('[name="RepeatPassword"]');
      await user.type('Abc12!xyz', 'the password again');
      await user.tabTo(at.submit);
      await user.press('Enter', { at: at.terms });
      for (const agreement of [at.terms, at.stripe]) {
        if (agreement !== at.terms) await user.tabTo(agreement);
        await user.press('Space');
      }
      await user.tabTo(at.submit);
      await user.leave('Enter', /\/settle\//);
    },
  },
  ...providerFlows,
  {
    name: 'gb-log-in-two-step',
    site: 'gb',
    width: 1440,
    height: 900,
    scenario: 'session.two_step',
    async walk(user, world) {
      await user.open('/account/login');
      await user.tabTo(at.logInAccount);
      await user.press('Enter', { idle: true });
      await user.tabTo(at.submit);
      await user.press('Enter', { at: at.logInAccount });
      await user.type(knownSeller.email);
      await user.tabTo(at.password);
      await user.type(knownSeller.password, 'the password');
      await user.press('Enter', { at: 'dialog fieldset input' });
      await user.press('Escape', { at: '[data-step="log-in"] *' });
      await user.tabTo(at.submit);
      await user.press('Enter', { at: 'dialog fieldset input' });
      const code = await world.code(knownSeller.email);
      await user.type(code.slice(0, -1), 'the code but its last digit');
      await user.leave(code.slice(-1), /\/homepage/, 'types the last digit');
    },
  },
  {
    name: 'gb-forgotten-password',
    site: 'gb',
    width: 390,
    height: 844,
    scenario: 'session.known',
    async walk(user, world) {
      await user.open('/account/login');
      await user.tabTo(holding('log_in_forgotten'));
      await user.press('Enter', { at: '[data-step="reset-account"] h1' });
      await user.tabTo(at.logInAccount);
      await user.type(knownSeller.email);
      await user.tabTo(at.submit);
      await user.press('Enter', { at: '[data-step="reset-code"] fieldset input' });
      await user.type(await world.code(knownSeller.email), 'the code', { at: at.password });
      await user.type('Renewed7!place', 'a password');
      await user.tabTo(at.repeat);
      await user.type('Renewed7!place', 'the password again');
      await user.press('Enter', { at: '[data-step="log-in"] [name="password"]' });
      await user.type('Wrong1!place', 'a wrong password');
      await user.press('Enter', { at: `${at.password}[aria-invalid]` });
      await user.press('ControlOrMeta+A', { idle: true });
      await user.type('Renewed7!place', 'the password');
      await user.leave('Enter', /\/homepage/);
    },
  },
  {
    name: 'id-partner',
    site: 'id',
    width: 390,
    height: 844,
    async walk(user, world) {
      await user.open(ENTRANCE);
      await user.tabTo(at.partner);
      await user.press('Enter', { at: at.dialogTitle });
      await user.tabTo(holding('sign_up_continue'));
      await user.press('Enter', { at: at.terms });
      await user.press('Space');
      await user.tabTo(holding('sign_up_continue'));
      await user.leave('Enter', /provider\.localhost/);
      await user.elsewhere(consent, '[data-step="partner"] h1');
      await user.tabTo('[data-saved-contact="phone"]');
      await user.tabTo(holding('send_code'));
      await user.press('Enter', { at: at.partnerCode });
      const code = await world.code(partnerPhone);
      const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
      await user.type(wrong, 'a wrong code');
      await user.press('Enter', { at: `${at.partnerCode}[aria-invalid]` });
      await user.press('ControlOrMeta+A', { idle: true });
      await user.type(code, 'the code');
      await user.tabTo(at.submit);
      await user.leaveInTime('Enter', /\/settle\//);
    },
  },
  {
    name: 'id-partner-refused',
    site: 'id',
    width: 1440,
    height: 900,
    scenario: `product.4026@${criteria}+status:503@${startLinking}`,
    async walk(user) {
      await user.open(ENTRANCE);
      await user.tabTo(holding('partner_start_linking'));
      await user.press('Enter');
      await user.press('Enter');
      await user.press('Escape', { at: '[data-step="account"] h2' });
    },
  },
];
