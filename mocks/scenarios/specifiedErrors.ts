import type { Service } from '../../src/api/Contract.ts';
import type { ErrorCode } from '../../src/domain/errors/CallError.ts';

/**
 * The error codes against the specification: every code at every call that its table names. Written
 * from the specification alone, without a look at the catalogue of the errors, which
 * coverage.test.ts holds against them.
 */

/** Where an error shows, in the specification's words. */
export type Place =
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

/** Names of calls as the table lists them: apart by spaces. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

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
const registerOrSend = `${olderRegister} ${ticketRegister} ${send}`;
const emailRegisterOrSend = `${olderRegister} ${ticketRegister} email.send_code`;
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
const mobileCode = `
  register mobile.register.code_verify mobile.check_code sms_login_with_bind
  oauth_login_with_mobile_bind`;
const emailCode = `
  ${olderRegister} email.register.code_verify email.check_code email_login_with_bind
  oauth_login_with_email_bind`;
/** A failed check shows at the code, whatever its code is (A§4, A§8). */
const checks =
  'email.check_code mobile.check_code email.register.code_verify mobile.register.code_verify';

/** Where an error shows at some calls of a service. */
interface Showing {
  readonly service?: Service;
  readonly calls: string;
  readonly place: Place;
  /** The key that shows when the server sends no words; none where the specification has none. */
  readonly message?: string;
}

export interface Row {
  readonly code: ErrorCode;
  readonly name: string;
  readonly at: readonly Showing[];
}

const emailCodeRefused: readonly Showing[] = [
  { calls: emailCode, place: 'field error on code', message: wrongCode },
  { calls: ticketRegister, place: 'toast', message: network },
];

export const specifiedErrors: readonly Row[] = [
  {
    code: 0,
    name: 'internal error',
    at: [
      { calls: accountService, place: 'toast', message: network },
      { calls: checks, place: 'field error on code', message: wrongCode },
    ],
  },
  {
    code: 17,
    name: 'LocationError',
    at: [
      { calls: olderRegister, place: 'market dialog', message: market },
      { calls: send, place: 'market dialog', message: market },
      {
        service: 'product',
        calls: 'network.country.check',
        place: 'market dialog',
        message: market,
      },
      { calls: ticketRegister, place: 'toast', message: network },
    ],
  },

  {
    code: 1001,
    name: 'MobileExist',
    at: [{ calls: 'register mobile.send_code', place: 'conflict dialog', message: phoneExists }],
  },
  {
    code: 1035,
    name: 'RegisterMobileExist',
    at: [{ calls: 'register mobile.send_code', place: 'conflict dialog', message: phoneExists }],
  },
  {
    code: 1023,
    name: 'EmailExist',
    at: [{ calls: emailRegisterOrSend, place: 'conflict dialog', message: emailExists }],
  },

  {
    code: 1007,
    name: 'account already linked',
    at: [
      { calls: partnerBind, place: 'dialog', message: alreadyLinked },
      { service: 'product', calls: fastOnboarding, place: 'dialog', message: alreadyLinked },
      { calls: `${oauth} ${oauthBind}`, place: 'dialog' },
    ],
  },

  {
    code: 1010,
    name: 'InvalidPassword',
    at: [
      { calls: `${login} ${oauthBind} ${olderRegister}`, place: 'field error on password' },
      { calls: ticketRegister, place: 'toast', message: network },
    ],
  },
  {
    code: 1011,
    name: 'no register',
    at: [{ calls: `${login} ${forgot} ${partnerBind}`, place: 'field error on account' }],
  },

  {
    code: 1203,
    name: 'MobileCodeError',
    at: [{ calls: mobileCode, place: 'field error on code', message: wrongCode }],
  },
  { code: 1703, name: 'e-mail code expired', at: emailCodeRefused },
  { code: 1704, name: 'e-mail code wrong', at: emailCodeRefused },

  {
    code: 1902,
    name: 'cannot load profile',
    at: [{ calls: `${partnerBind} ${oauth}`, place: 'toast' }],
  },
  {
    code: 2046,
    name: 'two-step verification needed',
    at: [{ calls: `${oauth} ${oauthBind} ${login}`, place: 'two-step' }],
  },
  {
    code: 2097,
    name: 'two-step conflict',
    at: [{ calls: `${oauth} ${oauthBind} ${login}`, place: 'dialog' }],
  },

  {
    code: 4026,
    name: 'no e-mail or phone',
    at: [
      { calls: 'sms_login_with_bind', place: 'dialog', message: phoneRegistered },
      { calls: 'email_login_with_bind', place: 'dialog', message: emailRegistered },
      { service: 'product', calls: fastOnboarding, place: 'dialog' }, // which of the two texts is not said
      { calls: oauth, place: 'bind contact' },
    ],
  },
  {
    code: 4027,
    name: 'marketplace-migration profile already bound',
    at: [
      { calls: partnerBind, place: 'dialog', message: alreadyLinked },
      { service: 'product', calls: fastOnboarding, place: 'dialog', message: alreadyLinked },
    ],
  },

  { code: 12011, name: 'Google conflict', at: [{ calls: oauth, place: 'bind contact' }] },
  {
    code: 12014,
    name: 'OAuth profile already bound',
    at: [{ calls: `${oauth} ${oauthBind}`, place: 'dialog' }],
  },

  {
    code: 'CloseCaptcha',
    name: 'close-captcha',
    at: [{ calls: registerOrSend, place: 'ignored' }],
  },
  {
    code: -1,
    name: 'an error given as a string',
    at: [{ calls: registerOrSend, place: 'toast' }],
  },
];

/** A code that no table names, at the calls for which the specification says what then shows. */
const unnamed = 987_654;
export const classErrors: readonly Row[] = [
  {
    code: unnamed,
    name: 'any other register or send error',
    at: [{ calls: registerOrSend, place: 'toast', message: network }],
  },
  {
    code: unnamed,
    name: 'a code check that failed',
    at: [
      {
        calls: 'email.register.code_verify mobile.register.code_verify',
        place: 'field error on code',
        message: wrongCode,
      },
    ],
  },
  {
    code: unnamed,
    name: 'a network region check that failed',
    at: [{ service: 'product', calls: 'network.country.check', place: 'toast', message: network }],
  },
  {
    code: unnamed,
    name: 'any other partner error',
    at: [{ service: 'product', calls: fastOnboarding, place: 'dialog', message: network }],
  },
  {
    code: unnamed,
    name: 'a lead that was not kept',
    at: [
      {
        service: 'product',
        calls: 'usseller.onboard.v1.local.us.raw_lead',
        place: 'toast',
        message: 'landing_page_form_submission_failure',
      },
    ],
  },
  {
    code: unnamed,
    name: 'a failed return of an OpenID provider',
    at: [
      {
        calls: 'oidc.callback',
        place: 'error screen',
        message: 'login_failed_title_TT4B_conflict_remind',
      },
    ],
  },
  {
    code: unnamed,
    name: 'a ban check or content that failed',
    at: [
      {
        service: 'product',
        calls: 'arch.config_center_gw.get_config onboard.resources.get',
        place: 'ignored',
      },
    ],
  },
];
