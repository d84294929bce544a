import type { SessionStore, SessionView } from '../../features/Services.ts';

/** @param blocked whether the address of the page load asks for something that comes before the page */
export function createSession(blocked = false): SessionStore {
  let current: SessionView = { session: null, blocked };
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(change) {
      current = { ...current, ...change };
      for (const listener of listeners) listener();
    },
  };
}
