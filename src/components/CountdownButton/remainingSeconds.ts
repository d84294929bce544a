const most = 60;

/**
 * Whole seconds until a deadline, both in epoch milliseconds; 0 without one. Clamped to 0..60, so
 * that a jump of the clock never locks the button for longer than one countdown (E-12).
 */
export function remainingSeconds(deadline: number | null, now: number): number {
  if (deadline === null) return 0;
  return Math.min(Math.max(Math.ceil((deadline - now) / 1000), 0), most);
}
