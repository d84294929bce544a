import {
  failedCall,
  type CallError,
  type CallFailure,
  type ErrorCode,
} from '../domain/errors/CallError.ts';
import { addressOf, defaultPrefixes, type ServicePrefixes } from './addressOf.ts';
import { attempt, emptyAttempt, type Attempt } from './attempt.ts';
import type { Contract, RequestOf, ResponseOf } from './Contract.ts';
import type { IdentityDecision } from './envelope.ts';
import { unlessAborted } from './unlessAborted.ts';
import { UnimplementedMethodError } from './UnimplementedMethodError.ts';

/** Milliseconds that a call may take, its retry included. Source: S-173, S-181. */
export const CALL_TIMEOUT_MS = 10_000;

export type Answer<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

/** What happened to one call, for monitoring; never a body. Source: A§7 (TRACK-007). */
export interface Outcome {
  readonly url: string;
  readonly call: string;
  /** 0 for success, the service's code for an error, null for a fault on the way. */
  readonly code: ErrorCode | null;
  readonly logId: string | null;
  readonly extra: {
    readonly failure: CallFailure | 'unimplemented' | null;
    readonly status: number | null;
  };
}

export interface ClientOptions {
  readonly prefixes?: ServicePrefixes;
  readonly onOutcome?: (outcome: Outcome) => void;
  readonly fetch?: typeof fetch;
  /**
   * Runs an identity verification with the person and answers with the passport ticket; null when
   * the person left it. Without it, or where it breaks, a decision is a failure. Source: B§4, S-114.
   */
  readonly verifyIdentity?: (
    decision: IdentityDecision,
    signal: AbortSignal | undefined,
  ) => Promise<string | null>;
  /** Whether this page's host is the one that protected calls go to; true unless told (S-166). */
  readonly onProtectedHost?: boolean;
}

/**
 * Makes calls of the catalogue. Every failure is a `CallError`; it rejects only with
 * `UnimplementedMethodError`, for a call that nobody taught it.
 */
export type Client = <C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
) => Promise<Answer<ResponseOf<C>>>;

/** Faults after which an idempotent read is tried once more; a time-out never is (S-181). */
const worthRepeating: ReadonlySet<CallFailure | null> = new Set(['network', 'malformed']);

/** Faults after which a commit may have happened all the same (E-18). */
const leavesUnknown: ReadonlySet<CallFailure> = new Set(['network', 'timeout', 'malformed']);

function errorOf(contract: Contract, failure: CallFailure, last: Attempt): CallError {
  const { service, name: call, faultClass } = contract;
  const { code, description, logId, retryAfter, verifyTicket } = last;
  const outcomeUnknown = faultClass === 'commit' && leavesUnknown.has(failure);
  return failedCall(
    { service, call, faultClass, failure },
    { code, description, logId, retryAfter, verifyTicket, outcomeUnknown },
  );
}

/** Binds the catalogue to one server. Runs in a browser and in Node alike. */
export function createClient(options: ClientOptions = {}): Client {
  const { prefixes = defaultPrefixes, verifyIdentity, onProtectedHost = true } = options;

  const report = (contract: Contract, failure: Outcome['extra']['failure'], last: Attempt) =>
    options.onOutcome?.({
      url: addressOf(contract, prefixes),
      call: contract.name,
      code: last.code,
      logId: last.logId,
      extra: { failure, status: last.status },
    });

  /** One try, and for a read a second one, within ten seconds; reported. */
  async function timed(
    contract: Contract,
    request: unknown,
    signal: AbortSignal | undefined,
    passportTicket: string | null,
  ): Promise<Attempt> {
    const abort = new AbortController();
    let stopped: CallFailure | null = null;
    const stop = (why: 'timeout' | 'aborted') => () => {
      stopped ??= why;
      abort.abort();
    };
    const onAbort = stop('aborted');
    const timer = setTimeout(stop('timeout'), CALL_TIMEOUT_MS);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });

    const way = {
      prefixes,
      fetch: options.fetch ?? fetch,
      signal: abort.signal,
      passportTicket,
    };
    // A fetch that ignores its signal must not hold the call, nor be heard afterwards.
    const tried = () => unlessAborted(attempt(contract, request, way), abort.signal, emptyAttempt);
    let last = await tried();
    if (contract.idempotent && stopped === null && worthRepeating.has(last.failure))
      last = await tried();
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);

    if (stopped !== null) last = { ...emptyAttempt, failure: stopped };
    report(contract, last.failure, last);
    return last;
  }

  return async (contract, request, signal) => {
    if (contract.encoding !== undefined) {
      report(contract, 'unimplemented', emptyAttempt);
      throw new UnimplementedMethodError(contract);
    }
    if (contract.protectedHost && !onProtectedHost) {
      report(contract, 'skipped', emptyAttempt);
      return { ok: false, error: errorOf(contract, 'skipped', emptyAttempt) };
    }
    let last = await timed(contract, request, signal, null);
    if (last.decision !== null && verifyIdentity !== undefined) {
      const verified = verifyIdentity(last.decision, signal).catch(() => undefined);
      const ticket = await unlessAborted(verified, signal, undefined);
      // Replayed once: a second decision is a failure like any other (S-114).
      if (signal?.aborted) last = { ...emptyAttempt, failure: 'aborted' };
      else if (ticket === null) last = { ...last, failure: 'declined' };
      else if (ticket !== undefined) last = await timed(contract, request, signal, ticket);
    }
    if (last.failure === null) return { ok: true, data: last.data as ResponseOf<typeof contract> }; // parsed by the contract's schema in attempt()
    return { ok: false, error: errorOf(contract, last.failure, last) };
  };
}
