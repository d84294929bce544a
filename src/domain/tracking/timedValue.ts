import type { SafeStorage } from './createSafeStorage.ts';
import { storedItems, type StorageKey, type Stored } from './storedItems.ts';

/** The keys whose values are stored with their expiry time (epoch milliseconds). Source: B§3. */
type TimedKey = {
  [Key in StorageKey]: Stored<Key> extends { timeout: number } ? Key : never;
}[StorageKey];

/** Whether a value that was written at a time is valid; a time that is as far ahead is no time of a write. Milliseconds. */
export const isFresh = (written: number, lifetime: number, now: number): boolean =>
  Math.abs(now - written) < lifetime;

/** Stores a value for the lifetime of its key; gives whether the browser stores it. */
export const writeTimed = <Key extends TimedKey>(
  storage: Pick<SafeStorage, 'write'>,
  key: Key,
  value: Stored<Key>['value'],
  now: number,
): boolean => {
  const timed = { value, timeout: now + storedItems[key].lifetime };
  return storage.write(key, timed as Stored<Key>); // TimedKey is the keys of such values
};

/** The value within the lifetime of its key, else null. */
export function readTimed<Key extends TimedKey>(
  storage: Pick<SafeStorage, 'read'>,
  key: Key,
  now: number,
): Stored<Key>['value'] | null {
  const stored = storage.read(key);
  const { lifetime } = storedItems[key];
  return stored !== null && isFresh(stored.timeout - lifetime, lifetime, now) ? stored.value : null;
}
