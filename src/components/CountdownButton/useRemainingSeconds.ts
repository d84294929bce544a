import { useCallback, useSyncExternalStore } from 'react';
import { remainingSeconds } from './remainingSeconds.ts';

/**
 * Seconds until `deadline` on the clock `now`, re-read each second and whenever the page comes back
 * from the background. The server renders no countdown.
 */
export function useRemainingSeconds(deadline: number | null, now: () => number): number {
  const subscribe = useCallback(
    (update: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        update();
        if (remainingSeconds(deadline, now()) === 0 || deadline === null) return;
        timer = setTimeout(tick, (deadline - now()) % 1000 || 1000);
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
    [deadline, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => remainingSeconds(deadline, now()),
    () => 0,
  );
}
