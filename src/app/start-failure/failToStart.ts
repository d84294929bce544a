import { browserStorage } from '../../features/browserStorage.ts';
import { ChunkError } from '../../features/ChunkError.ts';
import { takeReload } from '../takeReload.ts';
import { reportStartFailure } from './reportStartFailure.ts';
import { showStartFailure } from './showStartFailure.ts';

/**
 * What becomes of a page whose application fails before it renders: as of one whose rendering fails.
 * Source: A§8 (ERR-025), S-168, E-21.
 */
export function failToStart(root: HTMLElement, error: unknown): void {
  console.error(error);
  if (error instanceof ChunkError && takeReload(error, browserStorage(), Date.now())) {
    location.reload();
    return;
  }
  showStartFailure(root);
  reportStartFailure(error);
}
