import type { ClientOptions } from '../api/client.ts';
import type { IdentityDecision } from '../api/envelope.ts';

/** One request that waits until the person has shown who they are. */
export interface IdentityQuestion {
  readonly decision: IdentityDecision;
  /** Gives the passport ticket; null when the person left. Only the first answer counts. */
  readonly answer: (ticket: string | null) => void;
}

/** Where the client asks and the page answers. */
export interface IdentityDesk {
  readonly ask: NonNullable<ClientOptions['verifyIdentity']>;
  readonly read: () => IdentityQuestion | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Holds at most one question: while one is open, another is not passed, and its call fails like any
 * other (S-114). An aborted request takes its question with it.
 */
export function createIdentityDesk(): IdentityDesk {
  let open: IdentityQuestion | null = null;
  const listeners = new Set<() => void>();
  const set = (question: IdentityQuestion | null) => {
    open = question;
    for (const listener of listeners) listener();
  };
  return {
    read: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(decision, signal) {
      if (signal?.aborted) return Promise.resolve(null);
      if (open !== null) return Promise.reject(new Error('Another identity check is open.'));
      return new Promise((resolve) => {
        const answer = (ticket: string | null) => {
          signal?.removeEventListener('abort', leave);
          if (open === question) set(null);
          resolve(ticket);
        };
        const leave = () => answer(null);
        const question: IdentityQuestion = { decision, answer };
        signal?.addEventListener('abort', leave, { once: true });
        set(question);
      });
    },
  };
}
