import { assumed } from '../domain/assumed.ts';
import type { CallFailure, ErrorCode } from '../domain/errors/CallError.ts';

/** How somebody signed up, as analytics counts it. Source: B§9. */
export const signUpWay = assumed('S-153', {
  phone: 1,
  email: 2,
  shortVideo: 3,
  social: 4,
  businessAdvertising: 5,
  partner: 6,
  ticket: 7,
  sso: 8,
  other: 9,
});

export type SignUpWay = (typeof signUpWay)[keyof typeof signUpWay];

/**
 * Every event of the product, and what it tells; null where the name says it all. Names are dotted:
 * what, then what happened to it (S-154); the specification's own stay as they are. No field may
 * hold a secret, or a text that a person typed; `redact` stands behind that.
 */
export interface EventFields {
  // Pages
  'page.view': { readonly page: string };
  /** A path that is no page, before it is left. Source: A§8, S-003. */
  'route.invalid': { readonly path: string };
  /** The error's name; its message may quote what somebody typed. Source: A§2. */
  'render.crashed': { readonly error: string };
  /** Code that did not load, and what the visitor saw instead. Source: A§8, S-167. */
  'chunk.failed': { readonly chunk: string; readonly shown: 'error_page' | 'nothing' };
  /** Source: A§8. */
  'prefetch.failed': { readonly url: string };
  /** The visitor is still on the register page after five seconds. Source: A§9. */
  sign_up_delay: null;

  // Forms
  /** Which fields failed, on submit and on leaving one; none when all is well. Source: A§5. */
  'validation.result': { readonly form: string; readonly failed: readonly string[] };

  // Sign-up
  /** Somebody chose how to sign up. Source: A§4. */
  'sign_up.way_chosen': { readonly way: SignUpWay };
  'sign_up.code_sent': null;
  /** The generic failure of sending a code. Source: B§8. */
  'sign_up.send_failed': null;
  'sign_up.conflict_shown': null;
  /** What the account-exists dialog was left by. Source: B§4. */
  'sign_up.conflict_answered': { readonly answer: 'cancel' | 'log_in' | 'change_account' };
  /** For the account-log service. Source: A§8. */
  'sign_up.register_failed': { readonly code: ErrorCode | null; readonly log_id: string | null };
  'sign_up.completed': { readonly way: SignUpWay };

  // The market dialog. Source: B§9.
  'market_confirm.shown': null;
  'market_confirm.confirmed': null;
  'market_confirm.cancelled': null;
  'market_confirm.country_switched': { readonly country: string };

  // Other doors, and the session
  /** A way through a provider that ended without an account. Source: E-28. */
  'oauth.failed': {
    readonly way: SignUpWay;
    readonly reason: 'refused' | 'state' | 'provider' | 'profile';
  };
  /** A redirect after an SSO sign-up without an address. Source: B§8, S-186. */
  'sso.url_missing': null;
  /** The other data centre's session ended although somebody is logged in here. Source: A§4, S-113. */
  ttp_session_inconsistent: null;

  // Managed content
  /** A slot's content was asked for. Source: B§3. */
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

  // The world around the page
  /** Source: A§7. Calls that were not made are told here too: `skipped` (S-166), `unimplemented` (S-170). */
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

/** What `report()` takes. */
export type TelemetryEvent = { [Name in EventName]: Named<Name> }[EventName];

/** What a tracked market adds to every event of its site. Source: B§9, S-187. */
export interface MarketFields {
  readonly market: string;
  readonly fans_source?: string;
}

/** What every event carries when it leaves the page. */
export interface EventStamps {
  readonly name: EventName;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The visit and the number in it: who gets an event twice can tell. */
  readonly id: string;
  readonly role_type: 'visitor';
  readonly page_region: string;
}
