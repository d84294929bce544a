import { assumed, specified, unspecified, type Leaf } from './format.ts';
import type { CallName } from './payloads.ts';

/** Where an error shows: the surface a seller sees. */
type Surface = 'account-exists dialog' | 'market dialog' | 'code field' | 'toast' | 'nothing';

/** What a message may be: a key of our own, or the text the server sent. */
export type Message =
  | { readonly key: string }
  | { readonly serverText: true; readonly fallback: string }
  | { readonly none: true };

export interface ErrorExpectation {
  /** `string` is an error that arrives as a bare text. */
  readonly code: number | 'CloseCaptcha' | 'string';
  readonly call: Exclude<CallName, 'change'>;
  readonly surface: Leaf<Surface>;
  readonly message: Leaf<Message>;
  readonly followUp: Leaf<string>;
  /** The code the failure is reported with, where the documents say it. */
  readonly reportedCode?: Leaf<number>;
  /** Requirement ids the case shows. */
  readonly requirements: readonly [string, ...string[]];
}

const described = (fallback: string): Message => ({ serverText: true, fallback });
const network = 'selleronboarding_network_error_toast';
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const nothing: Message = { none: true };

/** The codes the e-mail sign-up knows, call by call, for the newer page. */
export const errors: readonly ErrorExpectation[] = [
  {
    code: 1023,
    call: 'send',
    surface: assumed('account-exists dialog', 'S-077'),
    message: specified({ key: 'signup_email_repeat_popup_title' }, 'A§8'),
    followUp: specified('log in, change account or cancel', 'B§2'),
    requirements: ['FLOW-029', 'ERR-011'],
  },
  {
    code: 17,
    call: 'send',
    surface: assumed('market dialog', 'S-171'),
    message: assumed({ key: 'eu_register_country_confirm_popup' }, 'S-171'),
    followUp: assumed('confirm sends the code, cancel stops loading', 'S-171'),
    requirements: ['ERR-021'],
  },
  {
    code: 0,
    call: 'send',
    surface: assumed('toast', 'S-069'),
    message: assumed(described(network), 'S-069'),
    followUp: assumed('step and fields stay', 'S-069'),
    requirements: ['ERR-014'],
  },
  {
    code: 1703,
    call: 'send',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('the button becomes usable again', 'S-046'),
    requirements: ['ERR-014'],
  },
  {
    code: 1704,
    call: 'send',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('the button becomes usable again', 'S-046'),
    requirements: ['ERR-014'],
  },
  {
    code: 'string',
    call: 'send',
    surface: specified('toast', 'B§8'),
    message: specified(described(network), 'B§8'),
    followUp: assumed('the button becomes usable again', 'S-046'),
    reportedCode: specified(-1, 'B§8'),
    requirements: ['ERR-016'],
  },
  {
    code: 'CloseCaptcha',
    call: 'send',
    surface: specified('nothing', 'A§8'),
    message: specified(nothing, 'A§8'),
    followUp: assumed('loading ends', 'S-115'),
    requirements: ['ERR-006'],
  },
  {
    code: 1704,
    call: 'check',
    surface: specified('code field', 'A§4'),
    message: specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    requirements: ['FLOW-016'],
  },
  {
    code: 1703,
    call: 'check',
    surface: specified('code field', 'A§4'),
    message: specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    requirements: ['FLOW-016'],
  },
  {
    code: 17,
    call: 'check',
    surface: specified('code field', 'A§4'),
    message: specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    requirements: ['FLOW-016'],
  },
  {
    code: 0,
    call: 'check',
    surface: specified('code field', 'A§4'),
    message: specified(described(wrongCode), 'B§8'),
    followUp: specified('stays on verification', 'A§4'),
    requirements: ['FLOW-016'],
  },
  {
    code: 1023,
    call: 'register',
    surface: assumed('account-exists dialog', 'S-040'),
    message: specified({ key: 'signup_email_repeat_popup_title' }, 'B§2'),
    followUp: specified('log in, change account or cancel', 'B§2'),
    requirements: ['FLOW-029'],
  },
  {
    code: 1703,
    call: 'register',
    surface: assumed('toast', 'S-040'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('stays on the password step', 'S-040'),
    requirements: ['FLOW-027', 'ERR-007'],
  },
  {
    code: 1704,
    call: 'register',
    surface: assumed('toast', 'S-040'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('stays on the password step', 'S-040'),
    requirements: ['FLOW-027', 'ERR-007'],
  },
  {
    code: 0,
    call: 'register',
    surface: assumed('toast', 'S-069'),
    message: assumed(described(network), 'S-069'),
    followUp: assumed('stays on the password step', 'S-069'),
    requirements: ['FLOW-027', 'ERR-007'],
  },
  {
    code: 'string',
    call: 'register',
    surface: specified('toast', 'A§8'),
    message: specified(described(network), 'A§8'),
    followUp: assumed('stays on the password step', 'S-040'),
    requirements: ['FLOW-027', 'ERR-008'],
  },
  {
    code: 'CloseCaptcha',
    call: 'register',
    surface: specified('nothing', 'A§8'),
    message: specified(nothing, 'A§8'),
    followUp: assumed('loading ends', 'S-115'),
    requirements: ['ERR-006'],
  },
  {
    // S-040 makes it a toast, S-171 the market dialog: the decisions contradict each other.
    code: 17,
    call: 'register',
    surface: unspecified(),
    message: unspecified(),
    followUp: unspecified(),
    requirements: ['FLOW-027'],
  },
  {
    code: 17,
    call: 'region',
    surface: assumed('market dialog', 'S-171'),
    message: assumed({ key: 'eu_register_country_confirm_popup' }, 'S-171'),
    followUp: assumed('confirm sends the code, cancel stops loading', 'S-171'),
    requirements: ['ERR-021'],
  },
  {
    code: 1703,
    call: 'region',
    surface: assumed('toast', 'S-080'),
    message: assumed({ key: network }, 'S-080'),
    followUp: assumed('nothing is sent; Continue may be pressed again', 'S-080'),
    requirements: ['FLOW-036'],
  },
];
