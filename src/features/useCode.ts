import { useEffect, useEffectEvent, useState } from 'react';
import { isOffline } from '../api/isOffline.ts';
import { useTellFailure } from './useTellFailure.ts';

/** When code is wanted, and what becomes of the page without it. */
interface Want {
  readonly needed: boolean;
  /** Whether it is also asked for before it is needed, where nobody is told of a failure. */
  readonly ahead?: boolean;
  /** It is needed, and there is no network: the page can do without once more. */
  readonly onOffline?: (() => void) | undefined;
}

/**
 * Code that comes later: null until it is here. Offline that is said, the page lives on, and the code
 * is asked for again once the network is back; any other failure ends in the error page. Source:
 * E-17, E-21.
 */
export function useCode<Code>(load: () => Promise<Code>, want: Want): Code | null {
  const { needed, ahead = false, onOffline } = want;
  const tell = useTellFailure();
  const [code, setCode] = useState<Code | null>(null);
  /** What `load` has thrown: a `ChunkError`, as `loaded` makes it. */
  const [failure, setFailure] = useState<Error | null>(null);
  const miss = useEffectEvent(() => {
    tell();
    onOffline?.();
  });
  useEffect(() => {
    if (code !== null || !(needed || ahead)) return undefined;
    let mounted = true;
    const ask = () =>
      void load().then(
        (loaded) => mounted && setCode(() => loaded),
        (error: unknown) => {
          if (!mounted) return;
          if (isOffline()) {
            window.addEventListener('online', ask);
            if (needed) miss();
          } else if (needed) setFailure(error as Error);
        },
      );
    ask();
    return () => {
      mounted = false;
      window.removeEventListener('online', ask);
    };
  }, [load, needed, ahead, code]);
  if (failure !== null) throw failure;
  return code;
}
