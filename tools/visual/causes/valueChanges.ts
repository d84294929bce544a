/** A value that two sides have otherwise; `none` stands for one that is not there. */
export interface ValueChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const NONE = 'none';

/** Every value inside another one, by the way to it. Lists are one value. */
function valuesIn(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value === undefined ? [] : [[path.join('.'), JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, [...path, name]));
}

/** What differs between two objects of data, value by value. */
export function valueChanges(before: unknown, after: unknown): readonly ValueChange[] {
  const [old, fresh] = [new Map(valuesIn(before)), new Map(valuesIn(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => old.get(path) !== fresh.get(path))
    .map((path) => ({ path, before: old.get(path) ?? NONE, after: fresh.get(path) ?? NONE }));
}
