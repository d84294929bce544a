import { parseObject } from './parseObject.ts';

/** A value and the time at which it stops counting (epoch milliseconds), as it is stored. Source: B§3. */
export const timedValue = (value: string, lifetime: number, now: number): string =>
  JSON.stringify({ value, timeout: now + lifetime });

/** The value while it counts, else null. */
export function readTimedValue(stored: string | null, now: number): string | null {
  const { value, timeout } = parseObject(stored);
  if (typeof value !== 'string' || typeof timeout !== 'number') return null;
  return now < timeout ? value : null;
}
