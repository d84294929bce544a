import { RESEND_SECONDS } from '../../domain/code/codeRules.ts';
import type { SendCooldown } from './SendCooldown.ts';

/** The maximum length of each cooldown, in seconds, whatever the clock shows (E-12, E-19). */
export const LONGEST_COOLDOWN = {
  sent: RESEND_SECONDS,
  throttled: 3600,
} as const satisfies Record<SendCooldown['after'], number>;

/**
 * Whole seconds until the end of a cooldown at the epoch millisecond `now`; 0 without one. Never more
 * than its maximum, so that a clock change locks the button for one cooldown at most (E-12).
 */
export function remainingSeconds(cooldown: SendCooldown | null, now: number): number {
  if (cooldown === null) return 0;
  return Math.min(
    Math.max(Math.ceil((cooldown.until - now) / 1000), 0),
    LONGEST_COOLDOWN[cooldown.after],
  );
}
