import { type ComponentType, useSyncExternalStore } from 'react';
import { useServices } from '../features/Services.ts';
import { useChunk } from '../features/useChunk.ts';
import { useSessionView } from '../features/useSession.ts';
import type { ToastRelay } from './createToastRelay.ts';

interface PageBackgroundProps {
  /** One function for all renders. */
  readonly load: () => Promise<{
    readonly default: ComponentType<{ readonly toasts: ToastRelay['connect'] }>;
  }>;
  readonly toasts: ToastRelay;
}

/**
 * What happens in the background of the page. Its chunk is loaded once the page is usable, or at once
 * where the login check comes before the page, or a request waits for an identity verification. Offline
 * the page is shown without it, and the request fails, which says so; a toast has it loaded again.
 * Source: E-17, E-21.
 */
export function PageBackground({ load, toasts }: PageBackgroundProps) {
  const { session, identity } = useServices().backend;
  const { blocked } = useSessionView();
  const question = useSyncExternalStore(identity.subscribe, identity.read, () => null);
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting, () => 0);
  const render = useChunk(load, blocked || question !== null, {
    ...{ quiet: true, waiting },
    onOffline() {
      session.put({ blocked: false });
      question?.fail();
    },
  });
  return render?.({ toasts: toasts.connect }) ?? null;
}
