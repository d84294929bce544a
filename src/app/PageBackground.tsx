import type { Ref } from 'react';
import { loaded } from '../features/ChunkError.ts';
import { useServices, type Services } from '../features/Services.ts';
import { useChunk } from '../features/useChunk.ts';
import { useSessionView } from '../features/useSession.ts';

const background = () => loaded('Background', import('./Background.tsx'));

/**
 * What happens in the background of the page. Its chunk is loaded once the page is usable, or at once
 * where the login check comes before the page; offline the page is shown without it.
 */
export function PageBackground({ toasts }: { readonly toasts: Ref<Services['shell']['toast']> }) {
  const { session } = useServices().backend;
  const { blocked } = useSessionView();
  const render = useChunk(background, blocked, {
    onOffline: () => session.put({ blocked: false }),
  });
  return render?.({ toasts }) ?? null;
}
