import {
  failedCall,
  type CallError,
  type CallFailure,
  type ErrorCode,
} from '../domain/errors/CallError.ts';
import { addressOf, defaultPrefixes, type ServicePrefixes } from './addressOf.ts';
import { attempt, emptyAttempt, type Attempt } from './attempt.ts';
import type { Contract, RequestOf, ResponseOf } from './Contract.ts';
import { createLane, type Lane } from './createLane.ts';
import { isOffline } from './isOffline.ts';
import type { FaultClass } from '../domain/errors/FaultClass.ts';
import { requestedContact, type IdentityContact } from './requestedContact.ts';
import { unlessAborted } from './unlessAborted.ts';
import { UnimplementedMethodError } from './UnimplementedMethodError.ts';

/** Milliseconds that a call may take, its retry included. Source: S-173, S-181. */
export const CALL_TIMEOUT_MS = 10_000;

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallError };

/** Maps the data of a successful answer. */
export const mapAnswer = <Data, Mapped>(
  answer: Answer<Data>,
  map: (data: Data) => Mapped,
): Answer<Mapped> => (answer.ok ? { ok: true, data: map(answer.data) } : answer);

/** The outcome of a call for monitoring, without bodies. Source: A§7 (TRACK-007). */
export interface Outcome {
  readonly url: string;
  readonly call: string;
  /** 0 for success, the service's code for an error, null for a transport fault. */
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
   * Runs an identity verification and resolves to the passport ticket; null when the user left it.
   * Without this option, or when it rejects, a decision is a failure. Source: B§4, S-114, S-171.
   */
  readonly verifyIdentity?: (
    contact: IdentityContact,
    signal: AbortSignal | undefined,
  ) => Promise<string | null>;
  /** Whether protected calls may be sent from this page's host; true by default (S-166). */
  readonly onProtectedHost?: boolean;
}

/**
 * Makes calls of the catalogue. Every failure is a `CallError`; rejects only with
 * `UnimplementedMethodError`, for a call that the client does not implement.
 */
export type Client = <C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
) => Promise<Answer<ResponseOf<C>>>;

/** Failures after which a call of these classes is repeated once; not after a time-out (S-181). */
const repeatable: ReadonlySet<CallFailure | null> = new Set(['network', 'malformed']);
const repeated: ReadonlySet<FaultClass> = new Set(['gate', 'fail-open', 'landing', 'region']);

/** Whether a call is made once more after a transport fault. Source: S-173. */
export const isRepeated = ({ faultClass }: Pick<Contract, 'faultClass'>): boolean =>
  repeated.has(faultClass);

/** The same of one request: with a field that the server takes once it is not. */
const isRepeatable = (contract: Contract, request: unknown): boolean =>
  isRepeated(contract) &&
  (contract.usedOnce === undefined || !Object.hasOwn(Object(request), contract.usedOnce));

/** Reads that no step of a flow waits for, and how many of them may be under way. */
const backgroundReads: ReadonlySet<FaultClass> = new Set([
  ...(['gate', 'fail-open', 'landing', 'prefetch'] as const),
]);
export const READS_AT_ONCE = 3;
/**
 * The same with the reports: a report never waits for the reads alone. Of the six connections that a
 * browser has for a host, the telemetry takes one more, so that what the seller does always has its own.
 */
export const UNAWAITED_AT_ONCE = 4;

/** Failures after which a call may still have had its effect (E-18). */
const maybeCommitted: ReadonlySet<CallFailure> = new Set(['network', 'timeout', 'malformed']);

/** Whether no answer says if a call had its effect. */
export const isAnswerLost = ({ failure }: CallError): boolean => maybeCommitted.has(failure);

function errorOf(contract: Contract, failure: CallFailure, last: Attempt): CallError {
  const { service, name: call, faultClass } = contract;
  const { code, description, language, logId, retryAfter, verifyTicket } = last;
  const outcomeUnknown = faultClass === 'commit' && maybeCommitted.has(failure);
  return failedCall(
    { service, call, faultClass, failure },
    { code, description, language, logId, retryAfter, verifyTicket, outcomeUnknown },
  );
}

/** Creates a client for one server. Runs in browsers and in Node. */
export function createClient(options: ClientOptions = {}): Client {
  const { prefixes = defaultPrefixes, verifyIdentity, onProtectedHost = true } = options;
  const unawaited = createLane(UNAWAITED_AT_ONCE);
  const reads = createLane(READS_AT_ONCE);

  /** Where a call waits its turn; null for one that is sent at once. */
  const laneOf = ({ faultClass }: Contract): Lane | null => {
    if (faultClass === 'report') return unawaited;
    return backgroundReads.has(faultClass) ? (task) => reads(() => unawaited(task)) : null;
  };

  const report = (contract: Contract, failure: Outcome['extra']['failure'], last: Attempt) =>
    options.onOutcome?.({
      url: addressOf(contract, prefixes),
      call: contract.name,
      code: last.code,
      logId: last.logId,
      extra: { failure, status: last.status },
    });

  /** Makes one attempt, or two for a call that is repeated, within ten seconds, and reports the outcome. */
  async function timed(
    contract: Contract,
    request: unknown,
    signal: AbortSignal | undefined,
    passportTicket: string | null,
  ): Promise<Attempt> {
    const abort = new AbortController();
    let stopped: CallFailure | null = null;
    const stop = (reason: 'timeout' | 'aborted') => () => {
      stopped ??= reason;
      abort.abort();
    };
    const onAbort = stop('aborted');
    const timer = setTimeout(stop('timeout'), CALL_TIMEOUT_MS);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });

    const callOptions = {
      prefixes,
      fetch: options.fetch ?? fetch,
      signal: abort.signal,
      passportTicket,
    };
    // The call must end on abort even if fetch ignores its signal.
    const send = () =>
      unlessAborted(attempt(contract, request, callOptions), abort.signal, emptyAttempt);
    const lane = laneOf(contract);
    const inTurn = async () => (stopped === null ? send() : emptyAttempt);
    const attemptOnce = () =>
      lane === null ? send() : unlessAborted(lane(inTurn), abort.signal, emptyAttempt);
    let last = await attemptOnce();
    if (isRepeatable(contract, request) && stopped === null && repeatable.has(last.failure))
      last = await attemptOnce();
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
    const contact = last.decision ?? requestedContact(last.code, request);
    if (contact !== null && verifyIdentity !== undefined) {
      const verified = verifyIdentity(contact, signal).catch(() => undefined);
      const ticket = await unlessAborted(verified, signal, undefined);
      // Repeated once: a second decision, or a second 2046, is a failure (S-114).
      if (signal?.aborted) last = { ...emptyAttempt, failure: 'aborted' };
      else if (ticket === null) last = { ...last, failure: 'declined' };
      else if (ticket !== undefined) last = await timed(contract, request, signal, ticket);
      else if (isOffline()) last = { ...emptyAttempt, failure: 'offline' }; // its dialog did not come (E-17)
    }
    if (last.failure === null) return { ok: true, data: last.data as ResponseOf<typeof contract> }; // parsed by the contract's schema in attempt()
    return { ok: false, error: errorOf(contract, last.failure, last) };
  };
}
