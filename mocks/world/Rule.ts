import type { Contract } from '../../src/api/Contract.ts';
import type { ErrorCode } from '../../src/domain/errors/CallError.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An answer as it is sent, without the envelope of a service. */
export interface RawAnswer {
  readonly status: number;
  /** Null where the status allows none. */
  readonly body: string | null;
  /** Its media type. */
  readonly type: string;
}

/** What happens at a call under a scenario, in place of the world's own answer, before or after it. */
export type Effect =
  /** Takes longer; with `first`, only the first call does, so that the second overtakes it. */
  | { readonly kind: 'latency'; readonly ms: number; readonly first: boolean }
  /** Fields of the success that differ from what the world would answer; may depend on the request. */
  | { readonly kind: 'change'; readonly data: Fields | ((request: unknown) => Fields) }
  /** A success that the world knows nothing of. */
  | { readonly kind: 'answer'; readonly data: Fields }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly description: string | null }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter: number | null }
  /** What no contract allows, in the place of the server's answer. */
  | { readonly kind: 'odd'; readonly answer: () => RawAnswer }
  /** An answer that begins and never ends. */
  | { readonly kind: 'drip' }
  /** An answer that leads to the same call again. */
  | { readonly kind: 'redirect' }
  /** The connection breaks before the server acts. */
  | { readonly kind: 'abort' }
  /** The server acts, and its answer is lost. */
  | { readonly kind: 'lost' }
  /** No answer comes. */
  | { readonly kind: 'pending' }
  /** The server asks who is there, so many times. */
  | { readonly kind: 'identity'; readonly times: number }
  /** The server requires a second step, without saying of which contact (2046). */
  | { readonly kind: 'two-step' };

export interface Rule {
  /** Null is every call. */
  readonly contract: Contract | null;
  readonly effect: Effect;
}
