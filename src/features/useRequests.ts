import { useEffect, useMemo } from 'react';
import type { Answer } from '../api/client.ts';
import type { CallError } from '../domain/errors/CallError.ts';

/** The requests of one flow, by the number that the flow gave each. */
export interface Requests {
  /** Makes a request and tells how it ended; one that was given up is not heard (E-20). */
  readonly ask: <Data>(
    request: number,
    made: (signal: AbortSignal) => Promise<Answer<Data>>,
    accepted: (data: Data) => void,
    rejected: (error: CallError) => void,
  ) => Promise<void>;
  /** Gives one up; without a number, all. */
  readonly abort: (request?: number) => void;
}

function createRequests(): Requests {
  const running = new Map<number, AbortController>();
  return {
    async ask(request, made, accepted, rejected) {
      const controller = new AbortController();
      running.set(request, controller);
      const answer = await made(controller.signal);
      running.delete(request);
      if (answer.ok) accepted(answer.data);
      else if (answer.error.failure !== 'aborted') rejected(answer.error);
    },
    abort(request) {
      for (const [number, controller] of running)
        if (request === undefined || request === number) controller.abort();
    },
  };
}

/** The requests of a mounted flow; what still runs when it goes is given up. */
export function useRequests(): Requests {
  const requests = useMemo(() => createRequests(), []);
  useEffect(() => () => requests.abort(), [requests]);
  return requests;
}
