import { isOffline } from '../api/isOffline.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { readTimed, writeTimed } from '../domain/tracking/timedValue.ts';
import type { ChunkError } from '../features/ChunkError.ts';

/**
 * Whether a page that lacks a chunk is to be reloaded: once within a minute, but not while offline, nor
 * where the chunk never came. Source: E-17, E-21.
 *
 * @param now epoch milliseconds
 */
export function takeReload(
  { chunk, isLate }: ChunkError,
  storage: Pick<SafeStorage, 'read' | 'write'>,
  now: number,
): boolean {
  if (isLate || isOffline() || readTimed(storage, 'chunk_reload', now) !== null) return false;
  // Where the browser stores nothing, the next page would not know of this reload, and reload for ever (E-22).
  return writeTimed(storage, 'chunk_reload', chunk, now);
}
