import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';
import type { CallExpectation } from './payloads.ts';

type Address = Pick<CallExpectation, 'method' | 'path'>;

/** Whether a seller is logged in; it runs on load and when the tab shows again. */
export const loginCheck: Address = {
  method: assumed('GET', 'S-102'),
  path: assumed('/api/v1/seller/account/get', 'S-102'),
};

/** Whether the bar has the link to contact us, by the seller's condition: not for JOINED and DEACTIVATED. */
export const contactRule = specified(
  [
    ...[0, 1, 2, 3, 4].map((condition) => ({ condition, isOffered: true })),
    ...[5, 6].map((condition) => ({ condition, isOffered: false })),
  ],
  'A§4',
);

/** The names of its fields are not given: what it holds is the contact and the password. */
export const logIn: Address = {
  method: assumed('POST', 'S-100'),
  path: assumed('/passport/web/account/login/', 'S-100'),
};

/** The codes of a refused log-in (B§8), and where S-100 has them: the password, the account. */
export const refusals = {
  wrongPassword: specified(1010, 'B§8'),
  noAccount: specified(1011, 'B§8'),
} as const;

/** What each says at its field: the text of the portal's own, never the server's (S-208). */
export const refusalMessages = {
  wrongPassword: assumed('log_in_password_wrong', 'S-208'),
  noAccount: assumed('log_in_account_unknown', 'S-208'),
} as const;

/** A log-in that needs a second verification, and one that is refused for good. */
export const secondVerification = {
  needed: specified(2046, 'B§8'),
  conflict: specified(2097, 'B§8'),
  /** Has the ticket of the checked code, when the log-in is made again. */
  ticketHeader: assumed('x-tt-passport-ticket', 'S-114'),
} as const;

export const logOut: CallExpectation = {
  method: assumed('POST', 'S-103'),
  path: assumed('/passport/web/logout/', 'S-103'),
  body: {},
};

export const oidc: CallExpectation = {
  method: assumed('POST', 'S-111'),
  path: assumed('/passport/web/oidc/callback/', 'S-111'),
  body: {
    id_token: assumed('the-id-token', 'S-111'),
    state: assumed('the-state', 'S-111'),
  },
};

interface ResetCalls {
  readonly send: SourcedValue<string>;
  readonly check: SourcedValue<string>;
  readonly reset: SourcedValue<string>;
}

/** A forgotten password: a code goes out, is checked, and its ticket sets another password (S-101). */
export const resets: Readonly<Record<'email' | 'phone', ResetCalls>> = {
  email: {
    send: assumed('/passport/web/email/send_code/', 'S-101'),
    check: assumed('/passport/web/email/check_code/', 'S-065'),
    reset: assumed('/passport/web/password/reset_by_email_ticket/', 'S-065'),
  },
  phone: {
    send: assumed('/passport/web/mobile/send_code/', 'S-101'),
    check: assumed('/passport/web/mobile/check_code/', 'S-065'),
    reset: assumed('/passport/web/password/reset_by_ticket/', 'S-065'),
  },
};

/** The type of the code for a forgotten password. */
export const resetCodeType = specified(4, 'A§9');

/** The address parameter of the redirect hack. */
export const redirectHack = assumed('redirect_hack', 'S-105');

/** What a redirect hack forwards of the query, and nothing else. */
export const forwarded = specified(
  (
    'channel is_new_connect is_new_user h5_onboard_ab_id region_check shop_region ' +
    'ttp_session_expire'
  ).split(' '),
  'A§4',
);

/** Where a seller goes who is logged in and has no other target. */
export const homepage = specified('/homepage', 'B§2');
