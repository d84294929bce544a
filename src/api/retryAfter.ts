const LEAST_SECONDS = 1;
const MOST_SECONDS = 3600;

/**
 * Seconds that a Retry-After header asks to wait, 1 to 3600; null when it says nothing usable.
 * Source: E-19.
 *
 * @param header seconds, or an HTTP date
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  if (Number.isNaN(seconds)) return null;
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds));
}
