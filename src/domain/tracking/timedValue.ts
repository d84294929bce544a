import { parseObject } from './parseObject.ts';

/** A value with its expiry time (epoch milliseconds), as it is stored. Source: B§3. */
export const timedValue = (value: string, lifetime: number, now: number): string =>
  JSON.stringify({ value, timeout: now + lifetime });

/** The value before its expiry time, else null. */
export function readTimedValue(stored: string | null, now: number): string | null {
  const { value, timeout } = parseObject(stored);
  if (typeof value !== 'string' || typeof timeout !== 'number') return null;
  return now < timeout ? value : null;
}
