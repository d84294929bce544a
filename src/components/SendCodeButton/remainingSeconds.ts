import { RESEND_SECONDS } from '../../domain/code/codeRules.ts';
import type { SendWait } from './SendWait.ts';

/** The longest that each wait may last, in seconds, whatever the clock says (E-12, E-19). */
export const LONGEST_WAIT = {
  sent: RESEND_SECONDS,
  throttled: 3600,
} as const satisfies Record<SendWait['after'], number>;

/**
 * Whole seconds until the end of a wait, at the epoch millisecond `now`; 0 without one. Never more
 * than that wait lasts, so that a jump of the clock locks the button for one wait at most (E-12).
 */
export function remainingSeconds(wait: SendWait | null, now: number): number {
  if (wait === null) return 0;
  return Math.min(Math.max(Math.ceil((wait.until - now) / 1000), 0), LONGEST_WAIT[wait.after]);
}
