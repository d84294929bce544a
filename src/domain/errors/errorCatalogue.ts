import type { ErrorCode } from './CallError.ts';

/**
 * Where an error shows: on the field of the code, as the account-exists conflict, as the market
 * confirmation, as a toast, or nowhere.
 */
export type Surface = 'code-field' | 'conflict' | 'market' | 'toast' | 'nothing';

/** One error code of one service: what it is called, and for each call that returns it, where it shows. */
export interface ErrorEntry {
  readonly name: string;
  readonly at: Readonly<Record<string, Surface>>;
  /** Key of the text shown when the server sends none of its own, or none fits. */
  readonly message: string;
}

/** The codes of one service. */
export type ServiceErrors = Readonly<Partial<Record<ErrorCode, ErrorEntry>>>;

const send = 'email.send_code';
const verify = 'email.register.code_verify';
const region = 'network.country.check';
const register = 'email.register.ticket_register';

/**
 * Every error code that the product knows, by service. One line is one code: its scenario, its
 * stories and its coverage follow from it. Sources: A§8, B§8; surfaces not given there are S-040, S-171.
 */
// prettier-ignore
export const errorCatalogue = {
  passport: {
    0:            { name: 'InternalError',    at: { [send]: 'toast', [verify]: 'code-field', [register]: 'toast' },      message: 'selleronboarding_network_error_toast' },
    17:           { name: 'LocationError',    at: { [send]: 'market' },                                                  message: 'eu_register_country_confirm_popup' },
    1023:         { name: 'EmailExist',       at: { [send]: 'conflict', [register]: 'conflict' },                        message: 'seller_login_email_exist' },
    1703:         { name: 'EmailCodeExpired', at: { [verify]: 'code-field' },                                            message: 'selleronboard_CB_signup_verification_code_error_toast' },
    1704:         { name: 'EmailCodeWrong',   at: { [verify]: 'code-field' },                                            message: 'selleronboard_CB_signup_verification_code_error_toast' },
    CloseCaptcha: { name: 'CloseCaptcha',     at: { [send]: 'nothing', [register]: 'nothing' },                          message: 'selleronboarding_network_error_toast' },
  },
  product: {
    17:           { name: 'LocationError',    at: { [region]: 'market' },                                                message: 'eu_register_country_confirm_popup' },
  },
} as const satisfies Readonly<Record<string, ServiceErrors>>;

type ValueOf<Table> = Table extends unknown ? Table[keyof Table] : never;

/** The text keys that errors can show. */
export type ErrorMessage = ValueOf<ValueOf<typeof errorCatalogue>>['message'];
