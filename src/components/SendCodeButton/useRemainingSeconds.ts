import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { LONGEST_COOLDOWN, remainingSeconds } from './remainingSeconds.ts';
import type { SendCooldown } from './SendCooldown.ts';

/**
 * Seconds until the end of a cooldown on the clock `now`, updated each second and when the page
 * returns from the background. The prerendered page has no countdown.
 */
export function useRemainingSeconds(cooldown: SendCooldown | null, now: () => number): number {
  const after = cooldown?.after ?? 'sent';
  const until = cooldown?.until ?? null;
  // A copy of the deadline, shortened if the clock was set back, so that it does not last a day (E-12).
  const held = useMemo(
    () => ({ cooldown: until === null ? null : { after, until } }),
    [after, until],
  );
  const subscribe = useCallback(
    (update: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        if (held.cooldown === null) return;
        const longest = now() + LONGEST_COOLDOWN[held.cooldown.after] * 1000;
        held.cooldown.until = Math.min(held.cooldown.until, longest);
        update();
        if (remainingSeconds(held.cooldown, now()) === 0) return;
        timer = setTimeout(tick, (held.cooldown.until - now()) % 1000 || 1000);
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
    () => remainingSeconds(held.cooldown, now()),
    () => 0,
  );
}
