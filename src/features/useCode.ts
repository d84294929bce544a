import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isOffline } from '../api/isOffline.ts';
import { reportMissing } from './reportMissing.ts';
import { useServices } from './Services.ts';
import { useFailureToast } from './useFailureToast.ts';
import { whenIdle } from './whenIdle.ts';

/** When code is loaded, and what happens offline. */
export interface CodeOptions<Code> {
  readonly needed: boolean;
  /** The code, where it is loaded already: the first render has it if it needs it. */
  readonly ready?: Code | null;
  /** Whether it is also loaded before it is needed, when the page is idle; a failure then shows nothing, and is reported. */
  readonly ahead?: boolean;
  /** Called when needed code cannot be loaded offline, so that the page can undo the need. */
  readonly onOffline?: (() => void) | undefined;
  /** Whether what undoes the need says that the browser is offline; else a toast does. */
  readonly quiet?: boolean | undefined;
  /** How much waits for it without need: as `ahead`, and again with every change where it failed. */
  readonly waiting?: number | undefined;
}

/**
 * Loads code lazily; null until it is loaded. Offline it shows a toast and loads again once the
 * browser is online; any other failure of needed code is thrown to the error page, and any other piece
 * of the page stays empty. Source: A§2 (LAYOUT-008), S-167, E-17, E-21.
 */
export function useCode<Code>(load: () => Promise<Code>, options: CodeOptions<Code>): Code | null {
  const { needed, ready = null, ahead = false, onOffline, quiet = false, waiting = 0 } = options;
  const showFailure = useFailureToast();
  const { report } = useServices().telemetry;
  const [code, setCode] = useState<Code | null>(() => (needed ? ready : null));
  /** The rejection of `load`: a `ChunkError` made by `loaded`. */
  const [failure, setFailure] = useState<Error | null>(null);
  const failOffline = useEffectEvent(() => {
    onOffline?.();
    if (!quiet) showFailure(); // in what the page shows again
  });
  const show = useEffectEvent((loaded: Code) => {
    if (needed) setCode(() => loaded);
    else startTransition(() => setCode(() => loaded)); // in slices, so that no key waits for it
  });
  useEffect(() => {
    if (code !== null || !(needed || ahead || waiting > 0)) return undefined;
    let mounted = true;
    const start = () =>
      void load().then(
        (loaded) => mounted && show(loaded),
        (error: unknown) => {
          if (!mounted) return;
          if (isOffline()) {
            window.addEventListener('online', start);
            if (needed) failOffline();
          } else if (needed) setFailure(error as Error);
          else reportMissing(report, error);
        },
      );
    let takeBack: (() => void) | undefined;
    if (needed) start();
    else takeBack = whenIdle(start);
    return () => {
      mounted = false;
      takeBack?.();
      window.removeEventListener('online', start);
    };
  }, [load, needed, ahead, code, waiting, report]);
  if (failure !== null) throw failure;
  return code;
}
