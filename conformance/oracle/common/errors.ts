import { assumed, specified, unspecified, type SourcedValue } from '../SourcedValue.ts';
import type { CallName } from './payloads.ts';

export type Contact = 'email' | 'phone';
export type Version = 'stepped' | 'single';

/** Where an error shows: the surface that a seller sees. */
export type Surface =
  | 'account-exists dialog'
  | 'account field and account-exists dialog'
  | 'market dialog'
  | 'warning dialog'
  | 'account field'
  | 'code field'
  | 'password field'
  | 'toast'
  | 'nothing';

/** What a message may be: a key of our own, or the text the server sent. */
export type Message =
  | { readonly key: string }
  | { readonly serverText: true; readonly fallback: string }
  | { readonly none: true };

/** Fanno's own wording of an account that exists; its keys are not given, only what it replaces. */
export interface FannoMessage {
  readonly wording: 'e-mail used toast' | 'phone used toast';
  readonly insteadOf: string;
}

/** What a conflict does where `conflict_options.popup` is false. */
export interface WithoutPopup {
  readonly surface: SourcedValue<Surface | 'login with tips'>;
  readonly message: SourcedValue<Message>;
  readonly fannoMessage?: SourcedValue<FannoMessage>;
  readonly followUp: SourcedValue<string>;
  readonly requirements: readonly [string, ...string[]];
}

export interface ErrorExpectation {
  /** `string` is an error that arrives as a bare text. */
  readonly code: number | 'CloseCaptcha' | 'string';
  readonly contact: Contact;
  readonly version: Version;
  readonly call: Exclude<CallName, 'change'>;
  readonly surface: SourcedValue<Surface>;
  readonly message: SourcedValue<Message>;
  /** The message on the field, where a dialog opens beside it. */
  readonly fieldMessage?: SourcedValue<Message>;
  /** What stands on the field in Fanno. */
  readonly fannoMessage?: SourcedValue<FannoMessage>;
  readonly followUp: SourcedValue<string>;
  readonly withoutPopup?: WithoutPopup;
  /** The code the failure is reported with, where the documents give it. */
  readonly reportedCode?: SourcedValue<number>;
  /** Requirements that the case covers. */
  readonly requirements: readonly [string, ...string[]];
}

/** An answer that no single code names. */
export interface AnswerExpectation extends Omit<ErrorExpectation, 'code' | 'reportedCode'> {
  /**
   * `other code`: a number that no row of the call names (the region check: any `code` but 0);
   * `request error`: no usable answer; `mismatch`: code 0 with a region that is not allowed.
   */
  readonly answer: 'other code' | 'request error' | 'mismatch';
}

const described = (fallback: string): Message => ({ serverText: true, fallback });
const network = 'selleronboarding_network_error_toast';
export const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const passwordTip = 'seller_login_password_verify_tip1';
const market: Message = { key: 'eu_register_country_confirm_popup' };
const nothing: Message = { none: true };

const EXISTS_CODES: Readonly<Record<Contact, readonly number[]>> = {
  email: [1023],
  phone: [1001, 1035],
};
const WRONG_CODES: Readonly<Record<Contact, readonly number[]>> = {
  email: [1703, 1704],
  phone: [1203],
};

/** The codes of a contact that has an account, by its kind. */
export const existsCodes = {
  email: specified(EXISTS_CODES.email, 'B§8'),
  phone: specified(EXISTS_CODES.phone, 'B§8'),
} as const;

const EXISTS_TITLE: Readonly<Record<Contact, Message>> = {
  email: { key: 'signup_email_repeat_popup_title' },
  phone: { key: 'signup_phone_repeat_popup_title' },
};
const EXISTS_FIELD: Readonly<Record<Contact, Message>> = {
  email: { key: 'seller_login_email_exist' },
  phone: { key: 'seller_login_phone_exist' },
};
const FANNO: Readonly<Record<Contact, FannoMessage>> = {
  email: { wording: 'e-mail used toast', insteadOf: 'seller_login_email_exist' },
  phone: { wording: 'phone used toast', insteadOf: 'seller_login_phone_exist' },
};

/** Send-code errors that both versions treat alike. */
const sendAlike = (version: Version, contact: Contact): readonly ErrorExpectation[] => [
  {
    code: 0,
    contact,
    version,
    call: 'send',
    surface: assumed('toast', 'S-069'),
    message: assumed(described(network), 'S-069'),
    followUp: assumed('step and fields stay', 'S-069'),
    reportedCode: specified(0, 'B§7'),
    requirements: ['ERR-001'],
  },
  ...[1203, 1703, 1704].map((code): ErrorExpectation => ({
    code,
    contact,
    version,
    call: 'send',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('the button becomes usable again', 'S-046'),
    reportedCode: specified(code, 'B§7'),
    requirements: ['ERR-014'],
  })),
  {
    code: 'string',
    contact,
    version,
    call: 'send',
    surface: specified('toast', 'B§8'),
    message: specified(described(network), 'B§8'),
    followUp: assumed('the button becomes usable again', 'S-046'),
    reportedCode: specified(-1, 'B§8'),
    requirements: ['ERR-016'],
  },
  {
    code: 'CloseCaptcha',
    contact,
    version,
    call: 'send',
    surface: specified('nothing', 'A§8'),
    message: specified(nothing, 'A§8'),
    followUp: assumed('loading ends', 'S-115'),
    reportedCode: unspecified(),
    requirements: ['ERR-006'],
  },
];

const stepped = (contact: Contact): readonly ErrorExpectation[] => [
  ...EXISTS_CODES[contact].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'stepped',
    call: 'send',
    surface: assumed('account-exists dialog', 'S-077'),
    message: specified(EXISTS_TITLE[contact], 'A§8'),
    followUp: specified('log in, change account or cancel', 'B§2'),
    withoutPopup: {
      surface: assumed('account field', 'S-077'),
      message: specified(EXISTS_FIELD[contact], 'B§8'),
      fannoMessage: specified(FANNO[contact], 'B§8'),
      followUp: assumed('a link on the field leads to log-in', 'S-077'),
      requirements: ['FLOW-030', 'ERR-022', 'ERR-023'],
    },
    reportedCode: specified(code, 'B§7'),
    requirements: ['FLOW-029', 'ERR-011'],
  })),
  {
    code: 17,
    contact,
    version: 'stepped',
    call: 'send',
    surface: assumed('market dialog', 'S-171'),
    message: assumed(market, 'S-171'),
    followUp: assumed('confirm sends the code, cancel stops loading', 'S-171'),
    reportedCode: specified(17, 'B§7'),
    requirements: ['ERR-021'],
  },
  ...sendAlike('stepped', contact),
  ...[...WRONG_CODES[contact], 17, 0].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'stepped',
    call: 'check',
    surface: specified('code field', 'A§4'),
    // The server's text never replaces the text that a code has on a field.
    message: WRONG_CODES[contact].some((wrong) => wrong === code)
      ? assumed({ key: wrongCode }, 'S-208')
      : specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    reportedCode: specified(code, 'A§7'),
    requirements: ['FLOW-016'],
  })),
  {
    code: 'string',
    contact,
    version: 'stepped',
    call: 'check',
    surface: specified('code field', 'A§4'),
    message: specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    reportedCode: unspecified(),
    requirements: ['FLOW-016'],
  },
  ...EXISTS_CODES[contact].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'stepped',
    call: 'register',
    surface: assumed('account-exists dialog', 'S-040'),
    message: specified(EXISTS_TITLE[contact], 'B§2'),
    followUp: specified('log in, change account or cancel', 'B§2'),
    withoutPopup: {
      surface: assumed('login with tips', 'S-077'),
      message: unspecified(),
      followUp: assumed('the login page opens with tips', 'S-077'),
      requirements: ['FLOW-030', 'LOGIN-016'],
    },
    reportedCode: specified(code, 'A§8'),
    requirements: ['FLOW-029'],
  })),
  ...WRONG_CODES[contact].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'stepped',
    call: 'register',
    surface: assumed('toast', 'S-040'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('stays on the password step', 'S-040'),
    reportedCode: specified(code, 'A§8'),
    requirements: ['FLOW-027', 'ERR-007'],
  })),
  {
    code: 0,
    contact,
    version: 'stepped',
    call: 'register',
    surface: assumed('toast', 'S-069'),
    message: assumed(described(network), 'S-069'),
    followUp: assumed('stays on the password step', 'S-069'),
    reportedCode: specified(0, 'A§8'),
    requirements: ['FLOW-027', 'ERR-007'],
  },
  {
    code: 'string',
    contact,
    version: 'stepped',
    call: 'register',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('stays on the password step', 'S-040'),
    reportedCode: unspecified(),
    requirements: ['FLOW-027', 'ERR-008'],
  },
  {
    code: 'CloseCaptcha',
    contact,
    version: 'stepped',
    call: 'register',
    surface: specified('nothing', 'A§8'),
    message: specified(nothing, 'A§8'),
    followUp: assumed('loading ends', 'S-115'),
    reportedCode: unspecified(),
    requirements: ['ERR-006'],
  },
  {
    // S-040 makes it a toast, S-171 the market dialog: the decisions contradict each other.
    code: 17,
    contact,
    version: 'stepped',
    call: 'register',
    surface: unspecified(),
    message: unspecified(),
    followUp: unspecified(),
    reportedCode: specified(17, 'A§8'),
    requirements: ['FLOW-027'],
  },
  {
    // S-040 makes it a toast, S-171 a password field error: the decisions contradict each other.
    code: 1010,
    contact,
    version: 'stepped',
    call: 'register',
    surface: unspecified(),
    message: unspecified(),
    followUp: unspecified(),
    reportedCode: specified(1010, 'A§8'),
    requirements: ['FLOW-027'],
  },
  {
    code: 17,
    contact,
    version: 'stepped',
    call: 'region',
    surface: assumed('market dialog', 'S-171'),
    message: assumed(market, 'S-171'),
    followUp: assumed('confirm sends the code, cancel stops loading', 'S-171'),
    requirements: ['ERR-021'],
  },
  {
    code: 1703,
    contact,
    version: 'stepped',
    call: 'region',
    surface: assumed('toast', 'S-080'),
    message: assumed({ key: network }, 'S-080'),
    followUp: assumed('nothing is sent; Continue may be pressed again', 'S-080'),
    requirements: ['FLOW-036'],
  },
];

const single = (contact: Contact): readonly ErrorExpectation[] => [
  ...EXISTS_CODES[contact].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'single',
    call: 'send',
    surface: specified('account field and account-exists dialog', 'A§8'),
    message: specified(EXISTS_TITLE[contact], 'A§8'),
    fieldMessage: specified(EXISTS_FIELD[contact], 'B§8'),
    fannoMessage: specified(FANNO[contact], 'B§8'),
    followUp: assumed('log in or stay', 'S-078'),
    reportedCode: specified(code, 'B§7'),
    requirements: ['ERR-010', 'ERR-011', 'ERR-012', 'ERR-023'],
  })),
  {
    // A§8 has a toast for every other send error; S-171 fills B§8's silence on 17.
    code: 17,
    contact,
    version: 'single',
    call: 'send',
    surface: assumed('warning dialog', 'S-171'),
    message: unspecified(),
    followUp: assumed('start or change site', 'S-171'),
    reportedCode: specified(17, 'B§7'),
    requirements: ['FLOW-019'],
  },
  ...sendAlike('single', contact),
  ...EXISTS_CODES[contact].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'single',
    call: 'register',
    surface: assumed('account field and account-exists dialog', 'S-195'),
    message: specified(EXISTS_TITLE[contact], 'B§8'),
    fieldMessage: specified(EXISTS_FIELD[contact], 'B§8'),
    fannoMessage: specified(FANNO[contact], 'B§8'),
    followUp: unspecified(),
    reportedCode: specified(code, 'A§8'),
    requirements: [contact === 'phone' ? 'ERR-002' : 'ERR-003', 'ERR-023'],
  })),
  ...WRONG_CODES[contact].map((code): ErrorExpectation => ({
    code,
    contact,
    version: 'single',
    call: 'register',
    surface: specified('code field', 'A§8'),
    message: specified({ key: wrongCode }, 'A§8'),
    followUp: unspecified(),
    reportedCode: specified(code, 'A§8'),
    requirements: [contact === 'phone' ? 'ERR-004' : 'ERR-005'],
  })),
  {
    code: 0,
    contact,
    version: 'single',
    call: 'register',
    surface: assumed('toast', 'S-069'),
    message: assumed(described(network), 'S-069'),
    followUp: assumed('step and fields stay', 'S-069'),
    reportedCode: specified(0, 'A§8'),
    requirements: ['ERR-007'],
  },
  {
    code: 'string',
    contact,
    version: 'single',
    call: 'register',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: unspecified(),
    reportedCode: unspecified(),
    requirements: ['ERR-008'],
  },
  {
    code: 'CloseCaptcha',
    contact,
    version: 'single',
    call: 'register',
    surface: specified('nothing', 'A§8'),
    message: specified(nothing, 'A§8'),
    followUp: assumed('loading ends', 'S-115'),
    reportedCode: unspecified(),
    requirements: ['ERR-006'],
  },
  {
    // A§8 has a toast for any other register error; S-171 fills B§8's silence on 17.
    code: 17,
    contact,
    version: 'single',
    call: 'register',
    surface: assumed('warning dialog', 'S-171'),
    message: unspecified(),
    followUp: assumed('start or change site', 'S-171'),
    reportedCode: specified(17, 'A§8'),
    requirements: ['FLOW-019'],
  },
  {
    // A§8 has a toast for any other register error; S-171 fills B§8's silence on 1010.
    code: 1010,
    contact,
    version: 'single',
    call: 'register',
    surface: assumed('password field', 'S-171'),
    message: assumed({ key: passwordTip }, 'S-208'),
    followUp: unspecified(),
    reportedCode: specified(1010, 'A§8'),
    requirements: ['ERR-001'],
  },
  {
    code: 17,
    contact,
    version: 'single',
    call: 'region',
    surface: assumed('warning dialog', 'S-171'),
    message: unspecified(),
    followUp: assumed('start goes on with validation, change site opens the picker', 'S-083'),
    requirements: ['FLOW-019'],
  },
  {
    code: 1703,
    contact,
    version: 'single',
    call: 'region',
    surface: assumed('toast', 'S-080'),
    message: assumed({ key: network }, 'S-080'),
    followUp: assumed('nothing is registered; submit may be pressed again', 'S-080'),
    requirements: ['FLOW-036'],
  },
];

/** The codes that refuse a code of a message for good; after any other failure it is sent again. */
export const refusingCodes = assumed<readonly number[]>([1203, 1703, 1704], 'S-211');

/** The codes a sign-up knows, call by call; the single form has no code check. */
export const errors: readonly ErrorExpectation[] = (['email', 'phone'] as const).flatMap(
  (contact) => [...stepped(contact), ...single(contact)],
);

const answersOf = (contact: Contact): readonly AnswerExpectation[] => [
  ...(['stepped', 'single'] as const).map((version): AnswerExpectation => ({
    answer: 'other code',
    contact,
    version,
    call: 'send',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('the button becomes usable again', 'S-046'),
    requirements: ['ERR-014'],
  })),
  {
    answer: 'other code',
    contact,
    version: 'stepped',
    call: 'check',
    surface: specified('code field', 'A§4'),
    message: specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    requirements: ['FLOW-016'],
  },
  {
    answer: 'other code',
    contact,
    version: 'stepped',
    call: 'register',
    surface: specified('toast', 'A§4'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('stays on the password step', 'S-040'),
    requirements: ['FLOW-027', 'ERR-007'],
  },
  {
    answer: 'other code',
    contact,
    version: 'single',
    call: 'register',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: unspecified(),
    requirements: ['ERR-007'],
  },
  ...(['other code', 'request error'] as const).flatMap((answer): readonly AnswerExpectation[] => [
    {
      answer,
      contact,
      version: 'stepped',
      call: 'region',
      surface: assumed('toast', 'S-080'),
      message: assumed({ key: network }, 'S-080'),
      followUp: assumed('nothing is sent; Continue may be pressed again', 'S-080'),
      requirements: ['FLOW-036'],
    },
    {
      answer,
      contact,
      version: 'single',
      call: 'region',
      surface: assumed('toast', 'S-080'),
      message: assumed({ key: network }, 'S-080'),
      followUp: assumed('nothing is registered; submit may be pressed again', 'S-080'),
      requirements: ['FLOW-036'],
    },
  ]),
  {
    answer: 'mismatch',
    contact,
    version: 'stepped',
    call: 'region',
    surface: specified('market dialog', 'A§4'),
    message: specified(market, 'A§8'),
    followUp: specified('confirm sends the code, cancel stops loading', 'A§4'),
    requirements: ['FLOW-009', 'FLOW-010', 'FLOW-011', 'ERR-021'],
  },
  {
    answer: 'mismatch',
    contact,
    version: 'single',
    call: 'region',
    surface: specified('warning dialog', 'A§4'),
    message: unspecified(),
    followUp: assumed('start goes on with validation, change site opens the picker', 'S-083'),
    requirements: ['FLOW-018', 'FLOW-019'],
  },
];

/** Answers beside the codes. */
export const answers: readonly AnswerExpectation[] = (['email', 'phone'] as const).flatMap(
  (contact) => answersOf(contact),
);
