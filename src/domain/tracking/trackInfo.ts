import { parseObject } from './parseObject.ts';
import { TRACK_INFO_LIFETIME_MS } from './storedItems.ts';

/** Stored as `general_track_info`. Source: A§3, B§3. */
export interface TrackInfo {
  readonly track_code: string;
  /** Epoch milliseconds of the visit that it came with. */
  readonly timestamp: number;
}

/** The tracking info while it is valid, else null. Source: A§9 (TRACK-005). */
export function readTrackInfo(stored: string | null, now: number): TrackInfo | null {
  const { track_code, timestamp } = parseObject(stored);
  if (typeof track_code !== 'string' || typeof timestamp !== 'number') return null;
  return Math.abs(now - timestamp) < TRACK_INFO_LIFETIME_MS ? { track_code, timestamp } : null;
}
