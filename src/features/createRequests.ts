import type { Answer } from '../api/client.ts';
import type { CallError } from '../domain/errors/CallError.ts';

/** The requests of one flow, by their number in the flow. */
export interface Requests {
  /** Makes a request and calls `accepted` or `rejected`; neither for an aborted request (E-20). */
  readonly ask: <Data>(
    request: number,
    make: (signal: AbortSignal) => Promise<Answer<Data>>,
    accepted: (data: Data) => void,
    rejected: (error: CallError) => void,
  ) => Promise<void>;
  /** Aborts one request; all without a number. */
  readonly abort: (request?: number) => void;
}

export function createRequests(): Requests {
  const pending = new Map<number, AbortController>();
  return {
    async ask(request, make, accepted, rejected) {
      const controller = new AbortController();
      pending.set(request, controller);
      const answer = await make(controller.signal);
      if (pending.get(request) === controller) pending.delete(request);
      if (answer.ok) accepted(answer.data);
      else if (answer.error.failure !== 'aborted') rejected(answer.error);
    },
    abort(request) {
      for (const [number, controller] of pending)
        if (request === undefined || request === number) controller.abort();
    },
  };
}
