import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';
import { bizParam, type CallExpectation, type Fields } from './payloads.ts';

type Address = Pick<CallExpectation, 'method' | 'path'>;

/** The query that makes the register page the entrance of the partner's sellers. */
export const flag = assumed({ name: 'fast_onboarding', value: '1' }, 'S-093');

/** Where the partner returns to. */
export const callback = specified('/account/oauth/toko/callback', 'A§2');

/** The calls of the fast onboarding; when each is made is S-089. */
export const calls = {
  criteria: {
    method: specified('GET', 'A§7'),
    path: specified('/api/v1/seller/onboard/v1/toko_fast_onboard/criteria/check', 'A§7'),
  },
  prefill: {
    method: specified('GET', 'A§7'),
    path: specified('/api/v1/seller/onboard/v1/toko_fast_onboard/toko_data/prefill', 'A§7'),
  },
  submit: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/onboard/v1/toko_fast_onboard/submit', 'A§7'),
  },
  start: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/onboard/v1/toko_fast_onboard/start', 'A§7'),
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The saved data: what the prefill answers and the submit hands over (S-088). */
export const savedFields = specified(
  ['verifyTicket', 'censoredEmail', 'emailTicket', 'censoredMobile', 'mobileTicket'],
  'A§3',
);

interface ContactCalls {
  readonly send: SourcedValue<string>;
  readonly bind: SourcedValue<string>;
  /** The fields of the saved data that show the contact in part, and stand for it. */
  readonly censored: SourcedValue<string>;
  readonly ticket: SourcedValue<string>;
}

/** The calls that send a code to a saved contact and bind it, by its kind. */
export const contacts: Readonly<Record<'email' | 'phone', ContactCalls>> = {
  email: {
    send: assumed('/passport/web/email/send_code/', 'S-065'),
    bind: assumed('/passport/web/email_login_with_bind/', 'S-065'),
    censored: specified('censoredEmail', 'A§3'),
    ticket: specified('emailTicket', 'A§3'),
  },
  phone: {
    send: assumed('/passport/web/mobile/send_code/', 'S-065'),
    bind: assumed('/passport/web/sms_login_with_bind/', 'S-065'),
    censored: specified('censoredMobile', 'A§3'),
    ticket: specified('mobileTicket', 'A§3'),
  },
};

/** What the bind holds beside the tickets and the code. */
export const bindMore: Fields = { biz_param: { json: bizParam } };

/** The names of the fields of a bind that hold the tickets and the code. */
export const bindFields = assumed(
  { verify: 'verifyTicket', sent: 'ticket', code: 'code' },
  'S-088',
);

/** The dialogs of a refusal, by their titles. */
export const dialogs = {
  phone: specified('registration_signup_tokopedia_phonealreadyregistered', 'A§8'),
  email: assumed('registration_signup_tokopedia_emailalreadyregistered', 'S-090'),
  linked: specified('registration_signup_tokopedia_accountbinded', 'A§8'),
} as const;

/** The codes of a contact that is registered there, by their names: no clause gives their numbers to the partner. */
export const registeredCodes: Readonly<Record<'email' | 'phone', SourcedValue<readonly number[]>>> =
  {
    email: specified([1023], 'B§8'),
    phone: specified([1001, 1035], 'B§8'),
  };

/** The codes of the other refusals. */
export const codes = {
  noContact: specified(4026, 'B§8'),
  linked: specified(1007, 'B§8'),
  linkedToo: assumed([4027, 12_014], 'S-171'),
} as const;
