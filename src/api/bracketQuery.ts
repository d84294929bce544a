function pairs(value: unknown, key: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => pairs(inner, `${key}[${name}]`));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`${encodeURIComponent(key)}=${encodeURIComponent(text)}`];
}

/**
 * Writes a query in nested bracket form, with its question mark: `{ a: { b: 1 }, c: ['x'] }` becomes
 * `?a[b]=1&c[0]=x`, URL-encoded. An empty query becomes an empty string. Source: A§7, S-159.
 */
export function bracketQuery(query: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(query).flatMap(([name, value]) => pairs(value, name));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
