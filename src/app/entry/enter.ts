import { rememberEntry } from '../../domain/tracking/rememberEntry.ts';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';

/** The query parameter that prefills the account field. Source: A§2. */
const ACCOUNT = 'email_phone_number';

interface Visit {
  readonly url: URL;
  /** `document.referrer`. */
  readonly referrer: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The data of the address of a page load. */
export interface Entry {
  /** The account from the query; null for none. */
  readonly account: string | null;
  /** The address without it, as path, query and fragment; null when nothing was removed. */
  readonly cleaned: string | null;
}

/**
 * Reads the address of a page load once: stores where the user comes from, and removes the account
 * from the address, so that no link, report or referrer contains it. Source: A§2 (REG-022), S-156 to
 * S-158, S-180.
 */
export function enter(storage: Pick<SafeStorage, 'write'>, { url, referrer, now }: Visit): Entry {
  const query = new URLSearchParams(url.search);
  rememberEntry(storage, { query, referrer, origin: url.origin, now });
  const account = query.get(ACCOUNT);
  if (account === null) return { account: null, cleaned: null };
  // Edited as text, so that the rest of the query keeps its encoding.
  const pairs = url.search.slice(1).split('&');
  const kept = pairs.filter((pair) => !new URLSearchParams(pair).has(ACCOUNT)).join('&');
  return { account, cleaned: url.pathname + (kept === '' ? '' : `?${kept}`) + url.hash };
}
