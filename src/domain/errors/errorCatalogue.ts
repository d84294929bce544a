import type { ErrorCode } from './CallError.ts';
import type { ErrorField } from './ErrorField.ts';
import type { FollowUp, LoudSurface, SilentSurface, Surface } from './Surface.ts';

/** One error code of a service: its name, and the surface on which it shows per call. */
export interface ErrorEntry {
  readonly name: string;
  /** The calls that return it, by surface; or every call of the service, on the surface of its class. */
  readonly at:
    | 'every call'
    | Readonly<Partial<Record<Surface, readonly [CallName, ...(readonly CallName[])]>>>;
  /** Key of the text that shows when the server sends none. */
  readonly message: string;
  /** Text keys of the calls that differ from `message`. */
  readonly messageAt?: Readonly<Partial<Record<CallName, string>>>;
  readonly followUp: FollowUp;
  /** The field that it refers to, on a form with a field per contact and per code. Source: A§8. */
  readonly field?: ErrorField;
}

/** The codes of one service; `other` stands for every code that is not listed. */
export type ServiceErrors = Readonly<Partial<Record<ErrorCode | 'other', ErrorEntry>>>;

/** An error that the portal detects itself: in a successful response, in input, in its address. */
export type PortalError =
  | { readonly surface: LoudSurface; readonly message: string; readonly followUp: FollowUp }
  | { readonly surface: SilentSurface; readonly message: null; readonly followUp: FollowUp };

// The calls, in the groups of the specification.
const sendEmail = 'email.send_code';
const sendMobile = 'mobile.send_code';
const sends = [sendEmail, sendMobile] as const;
const ticketRegister = 'email.register.ticket_register';
const emailRegisters = ['activate_email.register', 'email.register_verify_login'] as const;
const singleFormRegisters = ['register', ...emailRegisters] as const;
const registers = [...singleFormRegisters, ticketRegister] as const;
const emailBinds = ['email_login_with_bind', 'oauth_login_with_email_bind'] as const;
const mobileBinds = ['sms_login_with_bind', 'oauth_login_with_mobile_bind'] as const;
const profileBinds = ['sms_login_with_bind', 'email_login_with_bind'] as const;
const oauthBinds = ['oauth_login_with_email_bind', 'oauth_login_with_mobile_bind'] as const;
const binds = [...emailBinds, ...mobileBinds] as const;
const emailChecks = ['email.register.code_verify', 'email.check_code'] as const;
const mobileChecks = ['mobile.register.code_verify', 'mobile.check_code'] as const;
const forgotten = ['email.check_code', 'mobile.check_code'] as const;
const resets = ['password.reset_by_email_ticket', 'password.reset_by_ticket'] as const;
const connect = ['oauth.callback'] as const;
const logIn = ['account.login'] as const;
const region = ['network.country.check'] as const;
const partner = [
  'onboard.v1.toko_fast_onboard.criteria.check',
  'onboard.v1.toko_fast_onboard.toko_data.prefill',
  'onboard.v1.toko_fast_onboard.submit',
  'onboard.v1.toko_fast_onboard.start',
] as const;

/** The calls that the catalogue names; a test compares them with the contracts. */
export type CallName =
  | (
      | typeof sends
      | typeof registers
      | typeof binds
      | typeof emailChecks
      | typeof mobileChecks
    )[number]
  | (typeof resets | typeof connect | typeof logIn | typeof region | typeof partner)[number];

// Texts that several errors share.
const network = 'selleronboarding_network_error_toast';
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const market = 'eu_register_country_confirm_popup';
const linked = 'registration_signup_tokopedia_accountbinded';
const partnerPhone = 'registration_signup_tokopedia_phonealreadyregistered';
const partnerEmail = 'registration_signup_tokopedia_emailalreadyregistered';
const conflictOfAccounts = 'login_failed_title_TT4B_conflict_remind';
const mandatory = 'selleronboarding_todo1_mandatory_tip';

/** At the password step of the stepped page every failure except an existing account is a toast (A§4, S-040). */
const passwordStep = [ticketRegister] as const;
const networkThere = { [ticketRegister]: network };
/** The rules of a new password are no answer to a wrong one. */
const passwordAt = { ...networkThere, 'account.login': 'log_in_password_wrong' } as const;
/** The request of a callback names no contact to send a code to: the log-in, which does, has the second step. */
const secondStepAt = { [connect[0]]: 'two_step_at_log_in' } as const;
const emailCode = [...emailRegisters, 'register', ...emailChecks, ...emailBinds] as const;

/**
 * Every error of the product: the codes of the account service, the codes of the product API, and the
 * errors that the portal detects itself. One line is one error; its scenario, its stories and its
 * coverage are derived from it. Sources: A§8, B§8; S-040, S-069, S-171 for what they leave open.
 */
// prettier-ignore
export const errorCatalogue = {
  passport: {
    0:            { name: 'InternalError',         at: 'every call',                                                             message: network,      followUp: 'try-again' },
    17:           { name: 'LocationError',         at: { market: [...sends, ...singleFormRegisters], toast: passwordStep }, messageAt: networkThere, message: market,       followUp: 'confirm-or-switch' },
    1001:         { name: 'MobileExist',           at: { conflict: ['register', sendMobile, 'sms_login_with_bind'] },            message: 'seller_login_phone_exist', followUp: 'log-in-or-change', field: 'phone' },
    1007:         { name: 'AccountAlreadyLinked',  at: { dialog: [...binds, ...connect] },                                       message: linked,       followUp: 'log-in' },
    1010:         { name: 'InvalidPassword',       at: { 'password-field': [...logIn, ...resets, ...oauthBinds, ...singleFormRegisters], toast: passwordStep }, messageAt: passwordAt, message: 'seller_login_password_verify_tip1', followUp: 'edit', field: 'password' },
    1011:         { name: 'NotRegistered',         at: { 'account-field': [...logIn, ...sends, ...forgotten, ...resets, ...profileBinds] },           message: 'log_in_account_unknown', followUp: 'register' },
    1023:         { name: 'EmailExist',            at: { conflict: [sendEmail, ...registers, 'email_login_with_bind'] },         message: 'seller_login_email_exist', followUp: 'log-in-or-change', field: 'email' },
    1035:         { name: 'RegisterMobileExist',   at: { conflict: ['register', sendMobile, 'sms_login_with_bind'] },            message: 'seller_login_phone_exist', followUp: 'log-in-or-change', field: 'phone' },
    1203:         { name: 'MobileCodeError',       at: { 'code-field': ['register', ...mobileChecks, ...mobileBinds] },          message: wrongCode,    followUp: 'resend', field: 'phone_code' },
    1703:         { name: 'EmailCodeExpired',      at: { 'code-field': emailCode, toast: passwordStep }, messageAt: networkThere, message: wrongCode,    followUp: 'resend', field: 'email_code' },
    1704:         { name: 'EmailCodeWrong',        at: { 'code-field': emailCode, toast: passwordStep }, messageAt: networkThere, message: wrongCode,    followUp: 'edit', field: 'email_code' },
    1902:         { name: 'CannotLoadProfile',     at: { toast: [...profileBinds, ...connect] },                                 message: network,      followUp: 'register' },
    2046:         { name: 'SecondVerify',          at: { 'two-step': [...connect, ...binds, ...logIn] }, messageAt: secondStepAt, message: 'two_step_lead', followUp: 'verify-identity' },
    2097:         { name: 'SecondVerifyConflict',  at: { dialog: [...connect, ...binds, ...logIn] },                             message: network,      followUp: 'back-to-account' },
    4026:         { name: 'NoEmailOrPhone',        at: { 'bind-contact': connect, dialog: profileBinds },                        message: partnerPhone, messageAt: { email_login_with_bind: partnerEmail }, followUp: 'bind-contact' },
    4027:         { name: 'MigrationAlreadyBound', at: { dialog: profileBinds },                                                 message: linked,       followUp: 'close' },
    12011:        { name: 'GoogleConflict',        at: { 'bind-contact': connect },                                              message: 'oauth_bind_conflict_lead', followUp: 'bind-contact' },
    12014:        { name: 'OAuthAlreadyBound',     at: { dialog: [...connect, ...binds] },                                       message: linked,       followUp: 'log-in' },
    CloseCaptcha: { name: 'CloseCaptcha',          at: { nothing: [...registers, ...sends] },                                    message: network,      followUp: 'try-again' },
    '-1':         { name: 'TextError',             at: { toast: [...registers, ...sends] },                                      message: network,      followUp: 'try-again' },
  },
  product: {
    17:           { name: 'LocationError',         at: { market: region },                                                       message: market,       followUp: 'confirm-or-switch' },
    1007:         { name: 'AccountAlreadyLinked',  at: { dialog: partner },                                                      message: linked,       followUp: 'close' },
    4026:         { name: 'NoEmailOrPhone',        at: { dialog: partner },                                                      message: partnerPhone, followUp: 'start-linking' },
    4027:         { name: 'MigrationAlreadyBound', at: { dialog: partner },                                                      message: linked,       followUp: 'close' },
    other:        { name: 'PartnerRefused',        at: { dialog: partner },                                                      message: network,      followUp: 'close' },
  },
  portal: {
    'region.mismatch':           { surface: 'market',         message: market,                               followUp: 'confirm-or-switch' },
    'region.failed':             { surface: 'toast',          message: network,                              followUp: 'try-again' },
    'region.banned':             { surface: 'redirect',       message: null,                                 followUp: 'close' },
    'region.ban_unreadable':     { surface: 'nothing',        message: null,                                 followUp: 'go-on' },
    'call.offline':              { surface: 'toast',          message: 'offline',                            followUp: 'try-again' },
    'call.throttled':            { surface: 'toast',          message: 'throttled',                          followUp: 'wait' },
    'register.outcome_unknown':  { surface: 'toast',          message: 'outcome_unknown',                    followUp: 'try-again' },
    'log_in.outcome_unknown':    { surface: 'toast',          message: 'log_in_unconfirmed',                 followUp: 'try-again' },
    'reset.outcome_unknown':     { surface: 'toast',          message: 'reset_unconfirmed',                  followUp: 'log-in' },
    'register.maybe_created':    { surface: 'conflict',       message: 'account_maybe_created',              followUp: 'log-in' },
    'partner.phone_registered':  { surface: 'dialog',         message: partnerPhone,                         followUp: 'start-linking' },
    'partner.email_registered':  { surface: 'dialog',         message: partnerEmail, followUp: 'start-linking' },
    'partner.logged_in':         { surface: 'dialog',         message: 'fast_onboarding_log_out',            followUp: 'log-in' },
    'lead.failed':               { surface: 'toast',          message: 'landing_page_form_submission_failure', followUp: 'try-again' },
    'oidc.parameter_missing':    { surface: 'error-screen',   message: conflictOfAccounts,                   followUp: 'log-in' },
    'oidc.failed':               { surface: 'error-screen',   message: conflictOfAccounts,                   followUp: 'log-in' },
    'oauth.storage_blocked':     { surface: 'toast',          message: 'oauth_storage_blocked',              followUp: 'try-again' },
    'oauth.contact_missing':     { surface: 'bind-contact',   message: 'bind_contact_lead',                  followUp: 'bind-contact' },
    'oauth.profile_key_missing': { surface: 'redirect',       message: null,                                 followUp: 'register' },
    'session.ticket_failed':     { surface: 'toast',          message: conflictOfAccounts,                   followUp: 'log-in' },
    'session.inconsistent':      { surface: 'redirect',       message: null,                                 followUp: 'log-in' },
    'session.login_required':    { surface: 'redirect',       message: null,                                 followUp: 'log-in' },
    'identity.required':         { surface: 'two-step',       message: 'two_step_lead',                      followUp: 'verify-identity' },
    'identity.repeated':         { surface: 'toast',          message: network,                              followUp: 'try-again' },
    'redirect.refused':          { surface: 'redirect',       message: null,                                 followUp: 'go-on' },
    'content.unusable':          { surface: 'nothing',        message: null,                                 followUp: 'go-on' },
    'prefetch.failed':           { surface: 'nothing',        message: null,                                 followUp: 'go-on' },
    'chunk.failed':              { surface: 'error-page',     message: 'error_page_text',                    followUp: 'reload' },
    'render.crashed':            { surface: 'error-page',     message: 'error_page_text',                    followUp: 'reload' },
    'route.invalid':             { surface: 'redirect',       message: null,                                 followUp: 'register' },
    'sso.url_missing':           { surface: 'error-page',     message: 'error_page_text',                    followUp: 'reload' },
    'method.unimplemented':      { surface: 'error-page',     message: 'error_page_text',                    followUp: 'reload' },
    'input.account_empty':       { surface: 'account-field',  message: mandatory,                            followUp: 'edit' },
    'input.email_invalid':       { surface: 'account-field',  message: 'selleronboard_CB_signup_email_format_error_toast', followUp: 'edit' },
    'input.phone_invalid':       { surface: 'account-field',  message: 'selleronboard_CB_signup_phone_num_error_toast', followUp: 'edit' },
    'input.code_empty':          { surface: 'code-field',     message: mandatory,                            followUp: 'edit' },
    'input.code_short':          { surface: 'code-field',     message: 'sign_up_code_invalid',               followUp: 'edit' },
    'input.password':            { surface: 'password-field', message: 'seller_login_password_verify_tip1',  followUp: 'edit' },
    'input.repeat_empty':        { surface: 'repeat-field',   message: 'selleronboard_CB_signup_confirm_password_empty_toast', followUp: 'edit' },
    'input.repeat_differs':      { surface: 'repeat-field',   message: 'selleronboard_CB_signup_password_no_match_toast', followUp: 'edit' },
    'input.terms':               { surface: 'agreements',     message: 'seller_signup_terms_checktips_us',   followUp: 'edit' },
    'input.lead_contact':        { surface: 'account-field',  message: 'seller_onboard_us_mandatory_error_msg', followUp: 'edit' },
  },
} as const satisfies { passport: ServiceErrors; product: ServiceErrors; portal: Readonly<Record<string, PortalError>> };

type Catalogue = typeof errorCatalogue;
type ValueOf<Table> = Table extends unknown ? Table[keyof Table] : never;

/** The names of the errors that the portal detects itself. */
export type PortalErrorName = keyof Catalogue['portal'];

/** The text keys that errors can show. */
export type ErrorMessage =
  | Exclude<ValueOf<ValueOf<Catalogue>>['message'], null>
  | (typeof passwordAt)['account.login']
  | (typeof secondStepAt)[(typeof connect)[0]];
