/**
 * The shape of a body: its fields in alphabetical order with the types of their values, for example
 * `{email: string, tags: [string]}`. What a seller typed is not in it.
 */
export function shapeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const shapes = new Set(value.map((one: unknown) => shapeOf(one)));
    return `[${[...shapes].toSorted().join(' | ')}]`;
  }
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, field]) => `${name}: ${shapeOf(field)}`);
  return `{${fields.join(', ')}}`;
}
