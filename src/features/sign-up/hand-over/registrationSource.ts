import type { RequestOf } from '../../../api/Contract.ts';
import type { reportSource } from '../../../api/contracts/product/reports.ts';
import type { Tracking } from '../../../domain/tracking/readTracking.ts';

interface Page {
  /** The region code; empty for a region of no country (S-197). */
  readonly localId: string;
  readonly pageRegion: string;
  /** The browser's user agent. */
  readonly userAgent: string;
}

/** The report of where the seller came from. Source: A§3 (API-033), S-063, S-156, S-197. */
export const registrationSource = (
  { channel, chain, referrer, libra, trackInfo }: Tracking,
  { localId, pageRegion, userAgent }: Page,
): RequestOf<typeof reportSource> => ({
  source_channel_chain: [channel, chain].filter((part) => part !== null).join(','),
  referer_to: referrer ?? '',
  ua: userAgent,
  page_region: pageRegion,
  ...(localId !== '' && { local_id: localId }),
  libra: libra ?? '',
  general_track_info: trackInfo === null ? '' : JSON.stringify(trackInfo),
});
