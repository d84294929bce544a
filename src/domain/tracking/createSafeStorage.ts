import { storedItems, type StorageKey, type Stored, type StoredItem } from './storedItems.ts';

/** Returns one of the browser's storages; the access and each of its methods may throw. */
type ReachArea = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StorageAreas {
  readonly local: ReachArea;
  readonly session: ReachArea;
}

/** Storage that never throws: values that the browser does not store are kept in memory. */
export interface SafeStorage {
  /** Null when nothing is stored, or something that the portal would not store. */
  readonly read: <Key extends StorageKey>(key: Key) => Stored<Key> | null;
  /** @returns whether the browser holds it, so that it outlasts the page */
  readonly write: <Key extends StorageKey>(key: Key, value: Stored<Key>) => boolean;
  readonly remove: (key: StorageKey) => void;
  /** Reads a value and removes it. */
  readonly take: <Key extends StorageKey>(key: Key) => Stored<Key> | null;
}

/** The value in a stored text, when it has the shape of its key; null for every other text. */
function parseStored<Key extends StorageKey>(key: Key, stored: string | null): Stored<Key> | null {
  if (stored === null) return null;
  const { json, shape }: StoredItem = storedItems[key];
  try {
    const { data } = shape.safeParse(json ? JSON.parse(stored) : stored);
    return (data as Stored<Key> | undefined) ?? null; // read by the shape of this very key
  } catch {
    return null;
  }
}

/**
 * Storage by the keys of `storedItems`, each in its area and in its shape: nothing else comes back from
 * the browser. Where storage is blocked, absent or full, values last as long as the page; nothing
 * throws. Source: E-22.
 */
export function createSafeStorage(areas: StorageAreas): SafeStorage {
  /** Values that the browser failed to store; null for those that it failed to remove. */
  const memory = new Map<StorageKey, string | null>();
  const areaOf = (key: StorageKey) => areas[storedItems[key].area]();

  function keep(key: StorageKey, value: string | null): boolean {
    try {
      const area = areaOf(key);
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
      if (area.getItem(key) === value) {
        memory.delete(key);
        return true;
      }
    } catch {
      // What the browser refuses is kept below.
    }
    memory.set(key, value);
    return false;
  }

  function textUnder(key: StorageKey): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return areaOf(key).getItem(key);
    } catch {
      return null;
    }
  }

  const storage: SafeStorage = {
    read: (key) => parseStored(key, textUnder(key)),
    write: (key, value) =>
      keep(key, storedItems[key].json || typeof value !== 'string' ? JSON.stringify(value) : value),
    remove: (key) => void keep(key, null),
    take(key) {
      const value = storage.read(key);
      keep(key, null);
      return value;
    },
  };
  return storage;
}
