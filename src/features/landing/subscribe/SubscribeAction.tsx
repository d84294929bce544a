import { useCallback } from 'react';
import { useServices } from '../../Services.ts';
import { useChunk } from '../../useChunk.ts';

/** The subscribe button, once its code and its texts are there; nobody waits for it. Source: S-145. */
export function SubscribeAction() {
  const { texts } = useServices().shell;
  const load = useCallback(
    () =>
      Promise.all([
        import('./SubscribeDrawer.tsx'),
        texts.has('landing') ? null : texts.load('landing'),
      ]).then(([drawer]) => drawer),
    [texts],
  );
  return useChunk(load, false)?.({}) ?? null;
}
