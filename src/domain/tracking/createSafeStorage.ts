import { storedItems, type StorageKey } from './storedItems.ts';

/** Returns one of the browser's storages; the access and each of its methods may throw. */
type ReachArea = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StorageAreas {
  readonly local: ReachArea;
  readonly session: ReachArea;
}

/** Storage that never throws: values that the browser does not store are kept in memory. */
export interface SafeStorage {
  /** Null when nothing is stored. */
  readonly read: (key: StorageKey) => string | null;
  readonly write: (key: StorageKey, value: string) => void;
  readonly remove: (key: StorageKey) => void;
  /** Reads a value and removes it. */
  readonly take: (key: StorageKey) => string | null;
}

/**
 * Storage by the keys of `storedItems`, each in its area. Where storage is blocked, absent or full,
 * values last as long as the page; nothing throws. Source: E-22.
 */
export function createSafeStorage(areas: StorageAreas): SafeStorage {
  /** Values that the browser failed to store; null for those that it failed to remove. */
  const memory = new Map<StorageKey, string | null>();
  const areaOf = (key: StorageKey) => areas[storedItems[key].area]();

  function keep(key: StorageKey, value: string | null): void {
    try {
      if (value === null) areaOf(key).removeItem(key);
      else areaOf(key).setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  }

  function read(key: StorageKey): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return areaOf(key).getItem(key);
    } catch {
      return null;
    }
  }

  return {
    read,
    write: keep,
    remove: (key) => keep(key, null),
    take(key) {
      const value = read(key);
      keep(key, null);
      return value;
    },
  };
}
