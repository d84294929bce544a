import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { SourcedRegion } from '../../regions/loadSourcedRegions.ts';
import { isGroup } from '../../../src/domain/region/isGroup.ts';
import { valuesOf } from '../../regions/valuesOf.ts';

/** One field of a region that can have another value. */
export interface SourcedValue {
  readonly path: string;
  readonly value: unknown;
  readonly isFact: boolean;
}

/** The value of a field by its dotted path; undefined where there is none. */
export const valueAt = (group: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (isGroup(at) ? Reflect.get(at, name) : undefined), group);

/** The same data with another value in one field. */
export function withValue(group: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(group, name);
  const inside = rest.length > 0 && isGroup(inner);
  return { ...group, [name]: inside ? withValue(inner, rest.join('.'), value) : value };
}

/**
 * The fields of a region, a list as one; and a group of fields as a whole where another region has
 * nothing in its place.
 *
 * @param others every region, this one among them
 */
export function valuesIn(
  { region, sources }: SourcedRegion,
  others: readonly RegionConfig[],
): readonly SourcedValue[] {
  const own = valuesOf(region);
  const paths = new Set(own.map(([path]) => path));
  const groups = new Set(
    others.flatMap((other) => valuesOf(other)).map(([path]) => path),
  ).difference(paths);
  const wholes = [...groups]
    .map((path) => [path, valueAt(region, path)] as const)
    .filter(([, value]) => value !== undefined);
  const sourceOf = (path: string): string =>
    sources.get(path) ?? [...sources].find(([at]) => at.startsWith(`${path}.`))?.[1] ?? '';
  return [...own, ...wholes].map(([path, value]) => ({
    path,
    value,
    isFact: !sourceOf(path).startsWith('S-'),
  }));
}

/** Keys of texts that are the same wherever they stand: those without a placeholder. */
export function textKeys(): readonly string[] {
  const file = new URL('../../../src/i18n/locales/en/form.json', import.meta.url);
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.keys(texts).filter((key) => texts[key]?.includes('{') === false);
}
