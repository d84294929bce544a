import type { SafeStorage } from './createSafeStorage.ts';
import { storageKeys, storedItems, type StoringFlow } from './storedItems.ts';

/** Removes everything that a flow stored; called when it ends or is left. Source: the security decisions, S-086. */
export function clearFlow(storage: Pick<SafeStorage, 'remove'>, flow: StoringFlow): void {
  for (const key of storageKeys) if (storedItems[key].flow === flow) storage.remove(key);
}
