import type { CallError } from '../domain/errors/CallError.ts';

/** The number of a request of a flow, to distinguish a late response from the expected one (E-20). */
export type RequestId = number;

/** A response to a request. */
export interface Answered {
  readonly request: RequestId;
}

/** A time in epoch milliseconds; a machine has no clock. */
export interface Timed {
  readonly at: number;
}

/** A request that failed. */
export interface Refusal extends Answered, Timed {
  readonly error: CallError;
}
