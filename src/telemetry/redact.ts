import { isSecretName } from '../domain/tracking/isSecretName.ts';
import { HIDDEN, redactText } from './redactText.ts';

const MOST_ITEMS = 50;
const DEEPEST = 6;

/** An error code is a number or `CloseCaptcha`; any other text named `code` is a credential. */
const isErrorCode = (name: string, value: unknown): boolean =>
  name === 'code' && (typeof value === 'number' || value === 'CloseCaptcha');

/** The server's log id of a response is long, but not a secret. */
const isLogId = (name: string, value: unknown): boolean =>
  name === 'log_id' && typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The object or list of a JSON text, else null. */
function parseJson(text: string): object | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as object; // it begins with [ or {
  } catch {
    return null;
  }
}

function redactValue(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  // No count, status or code of the portal has seven digits; telephone numbers have.
  if (typeof value === 'number') return Math.abs(value) < 1e6 ? value : HIDDEN;
  if (typeof value === 'string') {
    const parsed = parseJson(value);
    return redactText(parsed === null ? value : JSON.stringify(redactValue(parsed, depth)));
  }
  if (typeof value !== 'object') return undefined;
  if (depth === DEEPEST) return HIDDEN;
  if (Array.isArray(value))
    return value.slice(0, MOST_ITEMS).map((item: unknown) => redactValue(item, depth + 1) ?? null);
  return redact(value, depth);
}

function redactField(name: string, value: unknown, depth: number): unknown {
  const open = !isSecretName(name) || isErrorCode(name, value);
  if (isLogId(name, value)) return value;
  return open || typeof value === 'boolean' || value === null
    ? redactValue(value, depth + 1)
    : HIDDEN;
}

/**
 * The fields of an event without secrets, at any depth: removes values by the names of their fields
 * and of query parameters, and e-mail addresses, long numbers and tokens in any text. The result is
 * plain JSON of limited size. Source: the security decisions, S-180.
 */
export const redact = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_ITEMS)
      .map(([name, value]) => [redactText(name), redactField(name, value, depth)]),
  );
