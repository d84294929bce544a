import type { SafeStorage } from './createSafeStorage.ts';
import { storageKeys, storedItems, type StoringFlow } from './storedItems.ts';

type Removing = Pick<SafeStorage, 'remove'>;

/** Removes everything that a flow stored; called when it ends or is left. Source: the security decisions, S-086. */
export function clearFlow(storage: Removing, flow: StoringFlow): void {
  for (const key of storageKeys) if (storedItems[key].flow === flow) storage.remove(key);
}

/** Removes everything that any flow stored; called once the seller is signed up or logged in. Source: S-086, S-180. */
export function clearFlows(storage: Removing): void {
  for (const key of storageKeys) if (storedItems[key].flow !== null) storage.remove(key);
}
