import { RESEND_SECONDS } from '../../domain/code/codeRules.ts';

/** The longest that a countdown runs. */
export const COUNTDOWN_MS = RESEND_SECONDS * 1000;

/**
 * Whole seconds until a deadline, both in epoch milliseconds; 0 without one. Clamped to 0..60, so
 * that a jump of the clock never locks the button for longer than one countdown (E-12).
 */
export function remainingSeconds(deadline: number | null, now: number): number {
  if (deadline === null) return 0;
  return Math.min(Math.max(Math.ceil((deadline - now) / 1000), 0), RESEND_SECONDS);
}
