import { rememberEntry } from '../../domain/tracking/rememberEntry.ts';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';

/** The query parameter that carries an account to the form. Source: A§2. */
const ACCOUNT = 'email_phone_number';

interface Visit {
  readonly url: URL;
  /** `document.referrer`. */
  readonly referrer: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What the address of a page load told. */
export interface Entry {
  /** The account that a link brought; null for none. */
  readonly account: string | null;
  /** The address without it, as path, query and fragment; null where nothing was taken away. */
  readonly cleaned: string | null;
}

/**
 * Reads the address of a page load once: remembers where the visitor comes from, and takes the
 * account out of the address, so that no link, report or referrer carries it on. Source: A§2
 * (REG-022), S-156 to S-158, S-180.
 */
export function enter(storage: Pick<SafeStorage, 'write'>, { url, referrer, now }: Visit): Entry {
  const query = new URLSearchParams(url.search);
  rememberEntry(storage, { query, referrer, origin: url.origin, now });
  const account = query.get(ACCOUNT);
  if (account === null) return { account: null, cleaned: null };
  // Taken out of the text itself: what else stands in the query stays as it was written.
  const pairs = url.search.slice(1).split('&');
  const kept = pairs.filter((pair) => !new URLSearchParams(pair).has(ACCOUNT)).join('&');
  return { account, cleaned: url.pathname + (kept === '' ? '' : `?${kept}`) + url.hash };
}
