import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { COUNTDOWN_MS, remainingSeconds } from './remainingSeconds.ts';

/**
 * Seconds until `deadline` on the clock `now`, re-read each second and whenever the page comes back
 * from the background. The server renders no countdown.
 */
export function useRemainingSeconds(deadline: number | null, now: () => number): number {
  // The deadline as this clock sees it: one set back by a day must not count for a day (E-12).
  const held = useMemo(() => ({ until: deadline }), [deadline]);
  const subscribe = useCallback(
    (update: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        if (held.until !== null) held.until = Math.min(held.until, now() + COUNTDOWN_MS);
        update();
        if (held.until === null || remainingSeconds(held.until, now()) === 0) return;
        timer = setTimeout(tick, (held.until - now()) % 1000 || 1000);
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
    () => remainingSeconds(held.until, now()),
    () => 0,
  );
}
