import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { leavesOf } from '../regions/leavesOf.ts';
import type { SourcedRegion } from '../regions/loadSourcedRegions.ts';
import { valueAt } from './valueAt.ts';

/** One field of a region that can be another. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
  readonly isFact: boolean;
}

/**
 * The fields of a region, a list as one; and a group of fields as a whole where another region has
 * nothing in its place.
 *
 * @param others every region, this one among them
 */
export function leavesIn(
  { region, sources }: SourcedRegion,
  others: readonly RegionConfig[],
): readonly Leaf[] {
  const own = leavesOf(region);
  const paths = new Set(own.map(([path]) => path));
  const groups = new Set(
    others.flatMap((other) => leavesOf(other)).map(([path]) => path),
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
