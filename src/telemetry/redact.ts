import { isSecretName } from '../domain/tracking/isSecretName.ts';
import { HIDDEN, redactText } from './redactText.ts';

const MOST_ITEMS = 50;
const DEEPEST = 6;

/** An error code is a number or the one code that is a word; any other text of that name lets somebody in. */
const isErrorCode = (name: string, value: unknown): boolean =>
  name === 'code' && (typeof value === 'number' || value === 'CloseCaptcha');

/** The server's number of an answer is long, and made to be looked up. */
const isLogId = (name: string, value: unknown): boolean =>
  name === 'log_id' && typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The object or list that a text holds as JSON, else null. */
function heldIn(text: string): object | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as object; // it begins like one
  } catch {
    return null;
  }
}

function redactValue(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  // No count, status or code of ours has seven digits; telephone numbers have.
  if (typeof value === 'number') return Math.abs(value) < 1e6 ? value : HIDDEN;
  if (typeof value === 'string') {
    const held = heldIn(value);
    return redactText(held === null ? value : JSON.stringify(redactValue(held, depth)));
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
 * The fields of an event without what may never leave the page, at any depth: secrets by the names
 * of their fields and of the parameters of addresses; e-mail addresses, long numbers and tokens in
 * any text. The result is plain JSON of limited size. Source: the security decisions, S-180.
 */
export const redact = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_ITEMS)
      .map(([name, value]) => [redactText(name), redactField(name, value, depth)]),
  );
