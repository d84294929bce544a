import type { CallFailure, ErrorCode } from '../domain/errors/CallError.ts';

/** How somebody signed up, as analytics counts it. Source: B§9, S-153. */
export const signUpWay = { phone: 1, email: 2 } as const;

/** Every event of the product. Names are dotted: what, then what happened to it (S-154); the specification's own stay as they are. */
export type TelemetryEvent =
  | { readonly name: 'page.view'; readonly page: string }
  | { readonly name: 'route.invalid'; readonly path: string }
  | { readonly name: 'render.crashed'; readonly error: string }
  | {
      readonly name: 'validation.result';
      readonly form: string;
      readonly failed: readonly string[];
    }
  /** The visitor is still on the register page after five seconds. Source: A§9. */
  | { readonly name: 'sign_up_delay' }
  | { readonly name: 'sign_up.code_sent' }
  | { readonly name: 'sign_up.send_failed' }
  | { readonly name: 'sign_up.conflict_shown' }
  | {
      readonly name: 'sign_up.completed';
      readonly way: (typeof signUpWay)[keyof typeof signUpWay];
    }
  | { readonly name: 'market_confirm.shown' }
  | { readonly name: 'market_confirm.confirmed' }
  | { readonly name: 'market_confirm.cancelled' }
  | {
      readonly name: 'call.outcome';
      readonly url: string;
      readonly call: string;
      readonly code: ErrorCode | null;
      readonly log_id: string | null;
      readonly extra: { readonly failure: CallFailure | null; readonly status: number | null };
    };

/** An event as it leaves the page: when, by whom, on which site. Never a secret. */
export type SentEvent = TelemetryEvent & {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly role_type: 'visitor';
  readonly page_region: string;
};
