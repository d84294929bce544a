import { assumed } from '../assumed.ts';
import { foreignReferrer } from './foreignReferrer.ts';
import type { SafeStorage } from './createSafeStorage.ts';
import type { StorageKey } from './storedItems.ts';
import { writeTimed } from './timedValue.ts';

/** The query parameter of each stored value. Source: A§2, A§3. */
export const entryParameters = {
  register_channel: 'channel',
  register_chain: 'chain',
  qhclickid: assumed('S-158', 'qhclickid'),
  business_platform: assumed('S-158', 'business_platform'),
  register_libra: assumed('S-158', 'register_libra'),
} as const satisfies Partial<Record<StorageKey, string>>;

/** How the user came to the portal. */
export interface Entry {
  readonly query: URLSearchParams;
  /** `document.referrer`; empty when the browser gives none. */
  readonly referrer: string;
  /** The page's own origin. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Stores where the user comes from, once per page load, on every host (S-157). A parameter that is
 * absent or empty keeps the value of an earlier entry. Source: A§3, B§3, S-156, S-158.
 */
export function rememberEntry(storage: Pick<SafeStorage, 'write'>, entry: Entry): void {
  const { query, now } = entry;
  for (const [key, parameter] of Object.entries(entryParameters)) {
    const value = query.get(parameter);
    if (value) storage.write(key as keyof typeof entryParameters, value); // a key of the table
  }
  const channel = query.get('channel');
  const chain = query.get('chain');
  if (channel) writeTimed(storage, 'register_channel_timed', channel, now);
  if (chain) writeTimed(storage, 'register_chain_timed', chain, now);

  const referrer = foreignReferrer(entry.referrer, entry.origin);
  if (referrer !== null) storage.write('register_referrer', referrer);

  const trackCode = query.get('track_code');
  if (trackCode) storage.write('general_track_info', { track_code: trackCode, timestamp: now });
}
