/** A test double of a browser storage. */
export function createArea(items: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(items));
  return {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, value),
    removeItem: (key: string): void => void kept.delete(key),
    entries: (): Readonly<Record<string, string>> => Object.fromEntries(kept),
  };
}
