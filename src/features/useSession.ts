import { useSyncExternalStore } from 'react';
import type { SessionInfo } from '../domain/session/SessionInfo.ts';
import { type SessionView, useServices } from './Services.ts';

const anonymous: SessionView = { session: null, blocked: false };

/** What the login check knows; prerendering knows of nobody. */
export function useSessionView(): SessionView {
  const { session } = useServices().backend;
  return useSyncExternalStore(session.subscribe, session.read, () => anonymous);
}

/** The session of the user; null for an anonymous one, and until the login check has an answer. */
export const useSession = (): SessionInfo | null => useSessionView().session;
