import type { FaultClass } from '../domain/errors/FaultClass.ts';
import type { Client } from './client.ts';

/** The calls of this page that may open a session: its own log-in or sign-up. */
export interface Commits {
  /** How many of them have succeeded so far. */
  readonly done: () => number;
  /** Resolves when none is under way. */
  readonly settled: () => Promise<void>;
}

const opening: ReadonlySet<FaultClass> = new Set(['commit', 'callback']);

/** Adds to a client the count of its calls that may open a session. */
export function followCommits(call: Client): {
  readonly call: Client;
  readonly commits: Commits;
} {
  const underWay = new Set<Promise<unknown>>();
  let done = 0;
  const followed: Client = (contract, request, signal) => {
    const answer = call(contract, request, signal);
    if (!opening.has(contract.faultClass)) return answer;
    underWay.add(answer);
    const end = (ok: boolean): void => {
      if (ok) done += 1;
      underWay.delete(answer);
    };
    answer.then(
      ({ ok }) => end(ok),
      () => end(false),
    );
    return answer;
  };
  return {
    call: followed,
    commits: {
      done: () => done,
      async settled() {
        while (underWay.size > 0) await Promise.allSettled(underWay);
      },
    },
  };
}
