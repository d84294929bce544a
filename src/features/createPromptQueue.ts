import type { ClientOptions } from '../api/client.ts';
import type { IdentityContact } from '../api/requestedContact.ts';

/** A request that waits for an identity verification. */
export interface IdentityQuestion {
  readonly contact: IdentityContact;
  /** Passes the passport ticket; null when the user left. Only the first answer counts. */
  readonly answer: (ticket: string | null) => void;
  /** Ends the request as failed: what asks for the code cannot be shown. */
  readonly fail: () => void;
}

/** Connects the client's identity verification to the page. */
export interface PromptQueue {
  readonly ask: NonNullable<ClientOptions['verifyIdentity']>;
  readonly read: () => IdentityQuestion | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Dismisses the open question; returns false when none is open. */
  readonly dismiss: () => boolean;
}

/**
 * Holds at most one question: while one is open, another one is rejected, and its call fails (S-114).
 * Aborting a request closes its question.
 */
export function createPromptQueue(): PromptQueue {
  let open: IdentityQuestion | null = null;
  const listeners = new Set<() => void>();
  const set = (question: IdentityQuestion | null) => {
    open = question;
    for (const listener of listeners) listener();
  };
  return {
    read: () => open,
    dismiss() {
      const question = open;
      question?.answer(null);
      return question !== null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(contact, signal) {
      if (signal?.aborted) return Promise.resolve(null);
      if (open !== null) return Promise.reject(new Error('Another identity check is open.'));
      return new Promise((resolve, reject) => {
        const close = () => {
          signal?.removeEventListener('abort', leave);
          if (open === question) set(null);
        };
        const question: IdentityQuestion = {
          contact,
          answer(ticket) {
            close();
            resolve(ticket);
          },
          fail() {
            close();
            reject(new Error('The identity check did not load.'));
          },
        };
        const leave = () => question.answer(null);
        signal?.addEventListener('abort', leave, { once: true });
        set(question);
      });
    },
  };
}
