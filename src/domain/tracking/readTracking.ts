import type { SafeStorage } from './createSafeStorage.ts';
import { entryParameters } from './rememberEntry.ts';
import { isFresh, readTimed } from './timedValue.ts';
import { storedItems, type Stored } from './storedItems.ts';

/** Where the user comes from, for the registration source and the reports. Source: A§3, B§3. */
export interface Tracking {
  readonly channel: string | null;
  readonly chain: string | null;
  readonly referrer: string | null;
  readonly qhclickid: string | null;
  readonly businessPlatform: string | null;
  readonly libra: string | null;
  readonly trackInfo: Stored<'general_track_info'> | null;
}

interface Visit {
  readonly query: URLSearchParams;
  /** Whether the host is an accelerated domain (S-107): the timed values are used only there (S-157). */
  readonly accelerated: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Reads where the user comes from: the query first, then stored values that are still valid. Source: S-156. */
export function readTracking(
  storage: Pick<SafeStorage, 'read'>,
  { query, accelerated, now }: Visit,
): Tracking {
  const plain = (key: keyof typeof entryParameters) =>
    query.get(entryParameters[key]) || storage.read(key);
  const timed = (key: 'register_channel_timed' | 'register_chain_timed') =>
    accelerated ? readTimed(storage, key, now) : null;
  const trackInfo = storage.read('general_track_info');
  const { lifetime } = storedItems.general_track_info;
  return {
    channel: plain('register_channel') ?? timed('register_channel_timed'),
    chain: plain('register_chain') ?? timed('register_chain_timed'),
    referrer: storage.read('register_referrer'),
    qhclickid: plain('qhclickid'),
    businessPlatform: plain('business_platform'),
    libra: plain('register_libra'),
    trackInfo: trackInfo && isFresh(trackInfo.timestamp, lifetime, now) ? trackInfo : null,
  };
}
