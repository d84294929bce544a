import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { LONGEST_WAIT, remainingSeconds } from './remainingSeconds.ts';
import type { SendWait } from './SendWait.ts';

/**
 * Seconds until the end of a wait on the clock `now`, re-read each second and whenever the page comes
 * back from the background. The server renders no countdown.
 */
export function useRemainingSeconds(wait: SendWait | null, now: () => number): number {
  const after = wait?.after ?? 'sent';
  const until = wait?.until ?? null;
  // The deadline as this clock sees it: one set back by a day must not count for a day (E-12).
  const held = useMemo(() => ({ wait: until === null ? null : { after, until } }), [after, until]);
  const subscribe = useCallback(
    (update: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        if (held.wait === null) return;
        const longest = now() + LONGEST_WAIT[held.wait.after] * 1000;
        held.wait.until = Math.min(held.wait.until, longest);
        update();
        if (remainingSeconds(held.wait, now()) === 0) return;
        timer = setTimeout(tick, (held.wait.until - now()) % 1000 || 1000);
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
    [held, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => remainingSeconds(held.wait, now()),
    () => 0,
  );
}
