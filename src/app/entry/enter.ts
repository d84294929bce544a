import { withoutSecrets } from '../../domain/redirect/withoutSecrets.ts';
import { isLogInFlag } from '../../domain/session/logInFlags.ts';
import { isSecretName } from '../../domain/tracking/isSecretName.ts';
import { rememberEntry } from '../../domain/tracking/rememberEntry.ts';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import type { Arrived } from '../../features/Services.ts';
import { isCallbackAddress } from '../routes/matchRoute.ts';

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
  /** The address without its secrets and flags, as path, query and fragment; null when nothing was removed. */
  readonly cleaned: string | null;
  /** The address as it came, for those who use its secrets and flags; in memory only. */
  readonly arrived: Arrived;
}

/** A query reads a raw `+` as a space, which stands in no account: it is put back. */
const withPlus = (account: string): string =>
  account.includes('@') ? account.trim().replaceAll(' ', '+') : account.replace(/^ (?=\d)/, '+');

const isDropped = (name: string): boolean => isSecretName(name) || isLogInFlag(name);

/** A query or a fragment without what is dropped, with its mark. */
function cleanedPart(part: string): string {
  const kept = withoutSecrets(part.slice(1), isDropped);
  return kept && part.charAt(0) + kept;
}

/** A fragment: an answer of a provider goes as a whole, an anchor stays. Source: S-111. */
const cleanedFragment = (hash: string): string => (hash.includes('=') ? '' : cleanedPart(hash));

/**
 * Reads the address of a page load once: stores where the user comes from, and removes accounts,
 * tickets, codes and the flags of the login check from the address, so that no link, report, referrer
 * or history contains them, and none is used twice. Source: A§2 (REG-022), A§4, S-111, S-156 to S-158,
 * S-180, S-204.
 */
export function enter(storage: Pick<SafeStorage, 'write'>, { url, referrer, now }: Visit): Entry {
  const { search, hash, origin } = url;
  // Two slashes would begin another host.
  const pathname = url.pathname.replaceAll(/\/{2,}/g, '/');
  const query = new URLSearchParams(search);
  // A provider is no origin of the user: it sends back who came before.
  const from = isCallbackAddress(pathname) ? '' : referrer;
  rememberEntry(storage, { query, referrer: from, origin, now });
  const account = query.get(ACCOUNT);
  const cleaned = pathname + cleanedPart(search) + cleanedFragment(hash);
  return {
    account: account && withPlus(account),
    cleaned: cleaned === url.pathname + search + hash ? null : cleaned,
    arrived: { pathname, query, fragment: new URLSearchParams(hash.slice(1)) },
  };
}
