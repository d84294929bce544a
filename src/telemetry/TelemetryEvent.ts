import { assumed } from '../domain/assumed.ts';
import type { CallFailure, ErrorCode } from '../domain/errors/CallError.ts';

/** The sign-up methods with their analytics codes. Source: B§9. */
export const signUpMethodCode = assumed('S-153', {
  phone: 1,
  email: 2,
  shortVideo: 3,
  google: 4,
  businessAdvertising: 5,
  partner: 6,
  ticket: 7,
  sso: 8,
  other: 9,
});

export type SignUpMethodCode = (typeof signUpMethodCode)[keyof typeof signUpMethodCode];

/**
 * Every event of the product with its fields; null for an event without fields. Names are dotted:
 * subject, then what happened to it (S-154); names of the specification are unchanged. No field may
 * hold a secret or a typed text; `redact` enforces that.
 */
export interface EventFields {
  // Pages
  'page.view': { readonly page: string };
  /** An unknown path, before the redirect. Source: A§8, S-003. */
  'route.invalid': { readonly path: string };
  /** The error's name only; its message may contain typed text. Source: A§2. */
  'render.crashed': { readonly error: string };
  /** A chunk that did not load, and what the user saw instead. Source: A§8, S-167. */
  'chunk.failed': { readonly chunk: string; readonly shown: 'error_page' | 'nothing' };
  /** Source: A§8. */
  'prefetch.failed': { readonly url: string };
  /** The user is still on the register page after five seconds. Source: A§9. */
  sign_up_delay: null;

  // Forms
  /** The invalid fields, on submit and on blur; empty when all are valid. Source: A§5. */
  'validation.result': { readonly form: string; readonly failed: readonly string[] };

  // Sign-up
  /** The user chose a sign-up method. Source: A§4. */
  'sign_up.method_chosen': { readonly method: SignUpMethodCode };
  'sign_up.code_sent': null;
  /** Sending a code failed. Source: B§8. */
  'sign_up.send_failed': null;
  'sign_up.conflict_shown': null;
  /** The choice in the account-exists dialog. Source: B§4. */
  'sign_up.conflict_answered': { readonly answer: 'cancel' | 'log_in' | 'change_account' };
  /** For the account-log service. Source: A§8. */
  'sign_up.register_failed': { readonly code: ErrorCode | null; readonly log_id: string | null };
  'sign_up.completed': { readonly method: SignUpMethodCode };

  // Log-in
  /** The user logged in with an account and its password. */
  'log_in.completed': { readonly method: SignUpMethodCode };
  /** The user chose another method of log-in. Source: A§4. */
  'log_in.method_chosen': { readonly method: SignUpMethodCode };

  // The market dialog. Source: B§9.
  'market_confirm.shown': null;
  'market_confirm.confirmed': null;
  'market_confirm.cancelled': null;
  'market_confirm.country_switched': { readonly country: string };

  // Other sign-in methods, and the session
  /** A sign-in through a provider that ended without an account. Source: E-28. */
  'oauth.failed': {
    readonly method: SignUpMethodCode;
    readonly reason: 'refused' | 'state' | 'provider' | 'profile';
  };
  /** The session of the other data centre ended although the user is logged in here. Source: A§4, S-113. */
  ttp_session_inconsistent: null;

  // Managed content
  /** The content of a slot was requested. Source: B§3. */
  placement_show: { readonly slot: string };
  /** Source: B§7. */
  'content.refused': { readonly slot: string; readonly code: ErrorCode | null };
  /** Source: B§7. */
  'content.unparsable': { readonly slot: string };

  // Leads. Source: A§4.
  'lead.seller_answered': {
    readonly group: 'A' | 'B';
    /** 1 new, 2 experienced. Source: A§3. */
    readonly seller_status: 1 | 2;
  };
  'lead.created': { readonly source: 'register_form' | 'subscribe_form' };
  'lead.failed': {
    readonly source: 'register_form' | 'subscribe_form';
    readonly code: ErrorCode | null;
  };
  'subscribe.opened': { readonly by: 'timer' | 'visitor' };

  // Calls and messages
  /** Source: A§7. Includes calls that were not sent: `skipped` (S-166), `unimplemented` (S-170). */
  'call.outcome': {
    readonly url: string;
    readonly call: string;
    readonly code: ErrorCode | null;
    readonly log_id: string | null;
    readonly extra: {
      readonly failure: CallFailure | 'skipped' | 'unimplemented' | null;
      readonly status: number | null;
    };
  };
  /** A message to another window that was not posted. Source: B§6, S-169. */
  'message.skipped': {
    readonly to: 'opener' | 'parent';
    readonly reason: 'platform' | 'host' | 'closed';
  };
}

export type EventName = keyof EventFields;

type Named<Name extends EventName> = {
  readonly [Key in 'name' | keyof EventFields[Name]]: Key extends keyof EventFields[Name]
    ? EventFields[Name][Key]
    : Name;
};

/** The argument of `report()`. */
export type TelemetryEvent = { [Name in EventName]: Named<Name> }[EventName];

/** The fields that a tracked market adds to every event of its site. Source: B§9, S-187. */
export interface MarketFields {
  readonly market: string;
  readonly fans_source?: string;
}

/** The fields that are added to every event. */
export interface EventStamps {
  readonly name: EventName;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Visit and event number, to detect duplicates. */
  readonly id: string;
  readonly role_type: 'visitor';
  readonly page_region: string;
}
