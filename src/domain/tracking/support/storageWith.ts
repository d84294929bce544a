import { createSafeStorage } from '../createSafeStorage.ts';
import { createArea } from './createArea.ts';

/** The storage of a browser that holds these texts, in both of its areas. */
export function storageWith(items: Readonly<Record<string, string>> = {}) {
  const area = createArea(items);
  const storage = createSafeStorage({ local: () => area, session: () => area });
  return { storage, entries: area.entries };
}
