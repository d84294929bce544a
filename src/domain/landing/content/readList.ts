function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The entries of a list in managed content, which may be JSON; none for an empty value.
 *
 * @param onUnparsable called for a value that is no list; it counts as empty. Source: B§7 (LAND-029).
 */
export function readList(value: unknown, onUnparsable: () => void): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? parsed(value) : value;
  if (Array.isArray(list)) return list;
  onUnparsable();
  return [];
}
