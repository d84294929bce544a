import { useEffect, useEffectEvent, useState } from 'react';
import { isOffline } from '../api/isOffline.ts';
import { useFailureToast } from './useFailureToast.ts';

/** When code is loaded, and what happens offline. */
interface CodeOptions<Code> {
  readonly needed: boolean;
  /** The code, where it is loaded already: the first render has it if it needs it. */
  readonly ready?: Code | null;
  /** Whether it is also loaded before it is needed; a failure is then ignored. */
  readonly ahead?: boolean;
  /** Called when needed code cannot be loaded offline, so that the page can undo the need. */
  readonly onOffline?: (() => void) | undefined;
}

/**
 * Loads code lazily; null until it is loaded. Offline it shows a toast and loads again once the
 * browser is online; any other failure is thrown to the error page. Source: E-17, E-21.
 */
export function useCode<Code>(load: () => Promise<Code>, options: CodeOptions<Code>): Code | null {
  const { needed, ready = null, ahead = false, onOffline } = options;
  const showFailure = useFailureToast();
  const [code, setCode] = useState<Code | null>(() => (needed ? ready : null));
  /** The rejection of `load`: a `ChunkError` made by `loaded`. */
  const [failure, setFailure] = useState<Error | null>(null);
  const failOffline = useEffectEvent(() => {
    showFailure();
    onOffline?.();
  });
  useEffect(() => {
    if (code !== null || !(needed || ahead)) return undefined;
    let mounted = true;
    const start = () =>
      void load().then(
        (loaded) => mounted && setCode(() => loaded),
        (error: unknown) => {
          if (!mounted) return;
          if (isOffline()) {
            window.addEventListener('online', start);
            if (needed) failOffline();
          } else if (needed) setFailure(error as Error);
        },
      );
    start();
    return () => {
      mounted = false;
      window.removeEventListener('online', start);
    };
  }, [load, needed, ahead, code]);
  if (failure !== null) throw failure;
  return code;
}
