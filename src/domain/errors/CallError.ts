/** A numeric code of a service, or the one code that is a word (A§8). */
export type ErrorCode = number | 'CloseCaptcha';

/** Why a call did not succeed. `server` and `text` are answers; the rest are faults on the way. */
export type CallFailure =
  'server' | 'text' | 'offline' | 'network' | 'timeout' | 'malformed' | 'throttled' | 'aborted';

/** The one error type of every call. */
export interface CallError {
  readonly service: string;
  readonly call: string;
  readonly failure: CallFailure;
  /** The service's code; -1 for an error given as a bare string (B§8); null for a fault on the way. */
  readonly code: ErrorCode | null;
  /** The server's own words for the person, when it sent some. */
  readonly description: string | null;
  readonly logId: string | null;
  /** True when the server may have acted although no answer came (E-18). */
  readonly outcomeUnknown: boolean;
}
