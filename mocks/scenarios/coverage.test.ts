import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import type { Service } from '../../src/api/Contract.ts';
import type { CallError, ErrorCode } from '../../src/domain/errors/CallError.ts';
import type { Surface } from '../../src/domain/errors/Surface.ts';
import { surfaceOf } from '../../src/domain/errors/surfaceOf.ts';
import { contracts } from '../contracts.ts';
import { listScenarios } from './listScenarios.ts';

/**
 * The error codes against the specification: every code at every call that its table names. Written
 * from the specification alone, without a look at the catalogue of the errors.
 */

/** Where an error shows, in the specification's words. */
type Place =
  | 'toast'
  | 'field error on account'
  | 'field error on code'
  | 'field error on password'
  | 'dialog'
  /** Field error and dialog, or what stands in for them (S-077). */
  | 'conflict dialog'
  | 'market dialog'
  | 'two-step'
  | 'bind contact'
  | 'error screen'
  | 'ignored';

const surfaces: Readonly<Record<Place, Surface>> = {
  toast: 'toast',
  'field error on account': 'account-field',
  'field error on code': 'code-field',
  'field error on password': 'password-field',
  dialog: 'dialog',
  'conflict dialog': 'conflict',
  'market dialog': 'market',
  'two-step': 'two-step',
  'bind contact': 'bind-contact',
  'error screen': 'error-screen',
  ignored: 'nothing',
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const network = 'selleronboarding_network_error_toast';
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const phoneExists = 'seller_login_phone_exist';
const emailExists = 'seller_login_email_exist';
const market = 'eu_register_country_confirm_popup';
const alreadyLinked = 'registration_signup_tokopedia_accountbinded';
const phoneRegistered = 'registration_signup_tokopedia_phonealreadyregistered';
const emailRegistered = 'registration_signup_tokopedia_emailalreadyregistered';

/** The newer page's password step: every code but the account-exists ones is a toast (A§4, S-040). */
const ticketRegister = 'email.register.ticket_register';
const olderEmailRegister = 'activate_email.register email.register_verify_login';
const olderRegister = `register ${olderEmailRegister}`;
const send = 'email.send_code mobile.send_code';
const resets = 'password.reset_by_email_ticket password.reset_by_ticket';
const forgot = `email.check_code mobile.check_code ${resets}`;
const partnerBind = 'sms_login_with_bind email_login_with_bind';
const oauthBind = 'oauth_login_with_email_bind oauth_login_with_mobile_bind';
const oauth = 'oauth.callback';
const login = 'account.login';
const fastOnboarding = `
  onboard.v1.toko_fast_onboard.criteria.check onboard.v1.toko_fast_onboard.toko_data.prefill
  onboard.v1.toko_fast_onboard.submit onboard.v1.toko_fast_onboard.start`;
const accountService = `
  ${olderRegister} ${ticketRegister} ${send} ${resets} ${partnerBind} ${oauthBind} ${login}`;
/** A failed check shows at the code, whatever its code is (A§4, A§8). */
const checks =
  'email.check_code mobile.check_code email.register.code_verify mobile.register.code_verify';

interface Row {
  readonly code: ErrorCode;
  readonly name: string;
  readonly service?: Service;
  readonly calls: string;
  readonly place: Place;
  /** The key that shows when the server sends no words; none where the specification has none. */
  readonly message?: string;
}

const rows: readonly Row[] = [
  { code: 0, name: 'internal error', calls: accountService, place: 'toast', message: network },
  {
    ...{ code: 0, name: 'internal error', calls: checks },
    ...{ place: 'field error on code', message: wrongCode },
  },

  ...[olderRegister, send].map((calls): Row => ({
    ...{ code: 17, name: 'LocationError', calls, place: 'market dialog', message: market },
  })),
  {
    ...{ code: 17, name: 'LocationError', service: 'product', calls: 'network.country.check' },
    ...{ place: 'market dialog', message: market },
  },
  {
    ...{ code: 17, name: 'LocationError', calls: ticketRegister },
    ...{ place: 'toast', message: network },
  },

  {
    ...{ code: 1001, name: 'MobileExist', calls: 'register mobile.send_code' },
    ...{ place: 'conflict dialog', message: phoneExists },
  },
  {
    ...{ code: 1035, name: 'RegisterMobileExist', calls: 'register mobile.send_code' },
    ...{ place: 'conflict dialog', message: phoneExists },
  },
  {
    code: 1023,
    name: 'EmailExist',
    calls: `${olderRegister} ${ticketRegister} email.send_code`,
    place: 'conflict dialog',
    message: emailExists,
  },

  {
    ...{ code: 1007, name: 'account already linked', calls: partnerBind },
    ...{ place: 'dialog', message: alreadyLinked },
  },
  {
    ...{ code: 1007, name: 'account already linked', service: 'product', calls: fastOnboarding },
    ...{ place: 'dialog', message: alreadyLinked },
  },
  {
    ...{ code: 1007, name: 'account already linked', calls: `${oauth} ${oauthBind}` },
    place: 'dialog',
  },

  {
    ...{ code: 1010, name: 'InvalidPassword', calls: `${login} ${oauthBind} ${olderRegister}` },
    place: 'field error on password',
  },
  {
    ...{ code: 1010, name: 'InvalidPassword', calls: ticketRegister },
    ...{ place: 'toast', message: network },
  },
  {
    ...{ code: 1011, name: 'no register', calls: `${login} ${forgot} ${partnerBind}` },
    place: 'field error on account',
  },

  {
    code: 1203,
    name: 'MobileCodeError',
    calls: `
      register mobile.register.code_verify mobile.check_code sms_login_with_bind
      oauth_login_with_mobile_bind`,
    place: 'field error on code',
    message: wrongCode,
  },
  ...([1703, 1704] as const).flatMap((code): Row[] => {
    const name = code === 1703 ? 'e-mail code expired' : 'e-mail code wrong';
    return [
      {
        ...{ code, name },
        calls: `
          ${olderRegister} email.register.code_verify email.check_code email_login_with_bind
          oauth_login_with_email_bind`,
        ...{ place: 'field error on code', message: wrongCode },
      },
      { ...{ code, name, calls: ticketRegister }, ...{ place: 'toast', message: network } },
    ];
  }),

  { code: 1902, name: 'cannot load profile', calls: `${partnerBind} ${oauth}`, place: 'toast' },
  {
    ...{ code: 2046, name: 'two-step verification needed' },
    ...{ calls: `${oauth} ${oauthBind} ${login}`, place: 'two-step' },
  },
  {
    ...{ code: 2097, name: 'two-step conflict' },
    ...{ calls: `${oauth} ${oauthBind} ${login}`, place: 'dialog' },
  },

  {
    ...{ code: 4026, name: 'no e-mail or phone', calls: 'sms_login_with_bind' },
    ...{ place: 'dialog', message: phoneRegistered },
  },
  {
    ...{ code: 4026, name: 'no e-mail or phone', calls: 'email_login_with_bind' },
    ...{ place: 'dialog', message: emailRegistered },
  },
  {
    // Which of the two texts shows here is not said.
    ...{ code: 4026, name: 'no e-mail or phone', service: 'product', calls: fastOnboarding },
    place: 'dialog',
  },
  { code: 4026, name: 'no e-mail or phone', calls: oauth, place: 'bind contact' },
  {
    ...{ code: 4027, name: 'marketplace-migration profile already bound', calls: partnerBind },
    ...{ place: 'dialog', message: alreadyLinked },
  },
  {
    ...{ code: 4027, name: 'marketplace-migration profile already bound', service: 'product' },
    ...{ calls: fastOnboarding, place: 'dialog', message: alreadyLinked },
  },

  { code: 12011, name: 'Google conflict', calls: oauth, place: 'bind contact' },
  {
    ...{ code: 12014, name: 'OAuth profile already bound' },
    ...{ calls: `${oauth} ${oauthBind}`, place: 'dialog' },
  },

  {
    ...{ code: 'CloseCaptcha', name: 'close-captcha' },
    ...{ calls: `${olderRegister} ${ticketRegister} ${send}`, place: 'ignored' },
  },
  {
    ...{ code: -1, name: 'an error given as a string' },
    ...{ calls: `${olderRegister} ${ticketRegister} ${send}`, place: 'toast' },
  },
];

/** A code that no table names, at the calls for which the specification says what then shows. */
const unnamed = 987_654;
const others: readonly Row[] = [
  {
    ...{ code: unnamed, name: 'any other register or send error' },
    ...{ calls: `${olderRegister} ${ticketRegister} ${send}`, place: 'toast', message: network },
  },
  {
    ...{ code: unnamed, name: 'a code check that failed' },
    calls: 'email.register.code_verify mobile.register.code_verify',
    ...{ place: 'field error on code', message: wrongCode },
  },
  {
    ...{ code: unnamed, name: 'a network region check that failed', service: 'product' },
    ...{ calls: 'network.country.check', place: 'toast', message: network },
  },
  {
    ...{ code: unnamed, name: 'any other partner error', service: 'product' },
    ...{ calls: fastOnboarding, place: 'dialog', message: network },
  },
  {
    ...{ code: unnamed, name: 'a lead that was not kept', service: 'product' },
    calls: 'usseller.onboard.v1.local.us.raw_lead',
    ...{ place: 'toast', message: 'landing_page_form_submission_failure' },
  },
  {
    ...{ code: unnamed, name: 'a failed return of an OpenID provider', calls: 'oidc.callback' },
    ...{ place: 'error screen', message: 'login_failed_title_TT4B_conflict_remind' },
  },
  {
    ...{ code: unnamed, name: 'a ban check or content that failed', service: 'product' },
    ...{ calls: 'arch.config_center_gw.get_config onboard.resources.get', place: 'ignored' },
  },
];

const cellsOf = (table: readonly Row[]) =>
  table.flatMap(({ service = 'passport', calls, ...row }) =>
    words(calls).map((call) => {
      const scenario = `${service}.${row.code}@${call}`;
      return { ...row, service, call, scenario };
    }),
  );

const cells = cellsOf(rows);

const errorAt = (service: Service, call: string, code: ErrorCode): CallError => {
  const contract = contracts.find((one) => one.service === service && one.name === call);
  if (contract === undefined) throw new Error(`${service} has no call ${call}.`);
  return {
    ...{ service, call, faultClass: contract.faultClass },
    failure: code === -1 ? 'text' : 'server',
    code,
    ...{ description: null, logId: null, retryAfter: null, verifyTicket: null },
    outcomeUnknown: false,
  };
};

describe('the scenarios', () => {
  const sentences = new Map(listScenarios().map(({ name, sentence }) => [name, sentence]));

  it.each(cells)('hold $scenario, $name', ({ scenario }) => {
    shows(['ERR-001'], () => {
      expect([...sentences.keys()]).toContain(scenario);
      expect(sentences.get(scenario)).not.toBe('');
    });
  });
});

describe('the surface', () => {
  it.each([...cells, ...cellsOf(others)])(
    'of $scenario, $name, is $place',
    ({ service, call, code, place, message }) => {
      const shown = surfaceOf(errorAt(service, call, code));
      expect(shown.surface).toBe(surfaces[place]);
      expect(shown.message).toBe(message ?? shown.message);
    },
  );
});

it('knows every code of the specification and no other', () => {
  shows(['ERR-001'], () => {
    expect([...new Set(cells.map(({ code }) => String(code)))].toSorted()).toEqual(
      words(`
        0 17 1001 1007 1010 1011 1023 1035 1203 1703 1704 1902 2046 2097 4026 4027 12011 12014
        CloseCaptcha -1`).toSorted(),
    );
  });
});
