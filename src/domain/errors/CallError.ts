import type { FaultClass } from './FaultClass.ts';

/** A numeric code of a service, or the one code that is a string (A§8). */
export type ErrorCode = number | 'CloseCaptcha';

/**
 * Why a call failed. `server` and `text` are error responses, `identity` an identity verification
 * that failed, `declined` one that the user left, `skipped` a call that this host may not make; the rest are transport faults.
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

/** Creates an error; what is not given is null or false. */
export const failedCall = (call: FailedCall, known: Partial<CallError> = {}): CallError => ({
  code: null,
  description: null,
  language: null,
  logId: null,
  retryAfter: null,
  verifyTicket: null,
  outcomeUnknown: false,
  ...call,
  ...known,
});

/** The error type of every call. */
export interface CallError {
  readonly service: string;
  readonly call: string;
  readonly faultClass: FaultClass;
  readonly failure: CallFailure;
  /** The service's code; -1 for an error that is a bare string (B§8); null for a transport fault. */
  readonly code: ErrorCode | null;
  /** The server's error text for the user; null when it sent none. */
  readonly description: string | null;
  /** The language of that text; null where its answer names none (S-208). */
  readonly language: string | null;
  readonly logId: string | null;
  /** Seconds after which the call may be repeated, when the server sent them: 1 to 3600 (E-19). */
  readonly retryAfter: number | null;
  /** The ticket that a failed single-form register returns for the retry (A§4). Secret: never in a report. */
  readonly verifyTicket: string | null;
  /** True when the server may have acted although no response arrived (E-18). */
  readonly outcomeUnknown: boolean;
}
