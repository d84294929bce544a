import { RESEND_SECONDS } from '../domain/code/codeRules.ts';

const LEAST_SECONDS = 1;
const MOST_SECONDS = 3600;

/**
 * The seconds to wait after too many requests, 1 to 3600: those of the Retry-After header, or a minute
 * where it is not usable, as between two codes. Source: E-19.
 *
 * @param header seconds, or an HTTP date
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const isDate = /^[A-Z][a-z]{2}, \d{2} /.test(text);
  if (!isDate && !/^\d+$/.test(text)) return RESEND_SECONDS;
  const seconds = isDate ? Math.ceil((Date.parse(text) - now) / 1000) : Number(text);
  if (Number.isNaN(seconds)) return RESEND_SECONDS;
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds));
}
