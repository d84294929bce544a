import type { Client } from './client.ts';
import type { Contract } from './Contract.ts';

/** The calls of this page that may open a session: its own log-in or sign-up. */
export interface Commits {
  /** Whether one has succeeded: then its flow leads on. */
  readonly done: () => boolean;
  /** The page was restored, and no flow leads on any more. */
  readonly forget: () => void;
  /** Resolves when none is under way. */
  readonly settled: () => Promise<void>;
}

/** Not a provider's callback: its page has no login check (`checkedAs`). */
const opensSession = ({ service, faultClass, keepsSession }: Contract): boolean =>
  service === 'passport' && faultClass === 'commit' && keepsSession === undefined;

/** Adds to a client the memory of its calls that may open a session. */
export function followCommits(call: Client): {
  readonly call: Client;
  readonly commits: Commits;
} {
  const underWay = new Set<Promise<unknown>>();
  let done = false;
  const followed: Client = (contract, request, signal) => {
    const answer = call(contract, request, signal);
    if (!opensSession(contract)) return answer;
    underWay.add(answer);
    const end = (ok: boolean): void => {
      done ||= ok;
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
      forget() {
        done = false;
      },
      async settled() {
        while (underWay.size > 0) await Promise.allSettled(underWay);
      },
    },
  };
}
