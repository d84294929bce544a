import type { FaultClass } from './FaultClass.ts';

/** A numeric code of a service, or the one code that is a word (A§8). */
export type ErrorCode = number | 'CloseCaptcha';

/**
 * Why a call did not succeed. `server` and `text` are answers, `identity` an identity verification
 * that was not passed, `declined` one that the person left, `skipped` a call that this host may not make; the rest are faults on the way.
 */
export type CallFailure =
  | 'server'
  | 'text'
  | 'identity'
  | 'declined'
  | 'offline'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'throttled'
  | 'skipped'
  | 'aborted';

type FailedCall = Pick<CallError, 'service' | 'call' | 'faultClass' | 'failure'>;

/** An error of which no more is known than what is given. */
export const failedCall = (call: FailedCall, known: Partial<CallError> = {}): CallError => ({
  code: null,
  description: null,
  logId: null,
  retryAfter: null,
  verifyTicket: null,
  outcomeUnknown: false,
  ...call,
  ...known,
});

/** The one error type of every call. */
export interface CallError {
  readonly service: string;
  readonly call: string;
  readonly faultClass: FaultClass;
  readonly failure: CallFailure;
  /** The service's code; -1 for an error given as a bare string (B§8); null for a fault on the way. */
  readonly code: ErrorCode | null;
  /** The server's own words for the person, when it sent some. */
  readonly description: string | null;
  readonly logId: string | null;
  /** Seconds after which the call may be made again, when the server said so: 1 to 3600 (E-19). */
  readonly retryAfter: number | null;
  /** What a failed older register hands over for the retry (A§4). Secret: never in a report. */
  readonly verifyTicket: string | null;
  /** True when the server may have acted although no answer came (E-18). */
  readonly outcomeUnknown: boolean;
}
