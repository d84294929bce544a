import { loaded } from '../../ChunkError.ts';
import { useChunk } from '../../useChunk.ts';

const drawer = () => loaded('SubscribeDrawer', import('./SubscribeDrawer.tsx'));

/** The subscribe button, once its code and its texts are there; nobody waits for it. Source: S-145. */
export function SubscribeAction() {
  return useChunk(drawer, false, { texts: 'landing' })?.({}) ?? null;
}
