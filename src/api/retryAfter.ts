const LEAST_SECONDS = 1;
const MOST_SECONDS = 3600;

/**
 * The seconds of a Retry-After header, 1 to 3600; null when it is not usable.
 * Source: E-19.
 *
 * @param header seconds, or an HTTP date
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const text = header.trim();
  const isDate = /^[A-Z][a-z]{2}, \d{2} /.test(text);
  if (!isDate && !/^\d+$/.test(text)) return null;
  const seconds = isDate ? Math.ceil((Date.parse(text) - now) / 1000) : Number(text);
  if (Number.isNaN(seconds)) return null;
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds));
}
