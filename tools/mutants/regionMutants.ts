import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { SourcedRegion } from '../regions/loadSourcedRegions.ts';
import { companionsOf } from './companions.ts';
import { namedValues } from './fieldForm.ts';
import { leavesIn, type Leaf } from './leaves.ts';
import type { Mutant, Mutation, Refused } from './Mutant.ts';
import { emptied, otherValues, shortened, swapped } from './otherValues.ts';
import { tryBuild } from './tryBuild.ts';
import { valueAt, withValue } from './valueAt.ts';

/** Lists of the region whose members a field may name. */
const lists: Readonly<Record<string, (region: RegionConfig) => readonly string[]>> = {
  defaultCountry: ({ allowCodeKeys }) => allowCodeKeys,
  'navBar.switchLang.defaultLang': ({ navBar }) => navBar.switchLang.languageList,
};

/** For each mutation the values to try; the first that a build would take is made. */
function attempts(
  { path, value }: Leaf,
  region: RegionConfig,
  regions: readonly RegionConfig[],
  textKeys: readonly string[],
): readonly (readonly [Mutation, readonly unknown[]])[] {
  const place = regions.findIndex(({ id }) => id === region.id);
  const elsewhere = [...regions.slice(place + 1), ...regions.slice(0, place)]
    .map((other) => valueAt(other, path))
    .filter((other) => other !== undefined);
  const beside = (lists[path]?.(region) ?? []).filter((other) => other !== value);
  const from = { named: namedValues(path), elsewhere, beside, textKeys };
  return [
    ['change', otherValues(path, value, from)],
    ['delete', [emptied(value, from.named)]],
    ['drop', shortened(value)],
    ['swap', swapped(value, elsewhere)],
  ];
}

/** Lists that say the same twice. */
const twins: ReadonlySet<string> = new Set(['allowCodeList', 'allowCodeKeys']);

/** The region with another value, and with what must follow it where it alone is refused. */
function build(region: RegionConfig, path: string, value: unknown) {
  const changed = withValue(region, path, value);
  const alone = tryBuild(region.id, changed);
  // A list of codes that went alone would change nothing: the list of countries still stands.
  const isTwin = twins.has(path) && JSON.stringify(value) === '[]';
  if (alone.refusal === null && !isTwin) return { ...alone, along: [] };
  // Only what has the shape of a region can say what follows; refused again it stays refused.
  const companions = Object.entries(companionsOf(path, changed as RegionConfig));
  const whole = companions.reduce((data, [at, other]) => withValue(data, at, other), changed);
  const together = companions.length === 0 ? alone : tryBuild(region.id, whole);
  if (together.refusal !== null) return { ...alone, along: [] };
  return { ...together, along: companions.map(([at]) => at) };
}

type Made = Mutant | Refused;

/** Every change of one region's data, each made once. */
export function mutantsOf(
  sourced: SourcedRegion,
  regions: readonly RegionConfig[],
  textKeys: readonly string[],
): readonly Made[] {
  const { region } = sourced;
  const seen = new Set([JSON.stringify(region)]);
  return leavesIn(sourced, regions).flatMap((leaf) =>
    attempts(leaf, region, regions, textKeys).flatMap(([mutation, values]): Made[] => {
      const isNew = (value: unknown): boolean =>
        !seen.has(JSON.stringify(withValue(region, leaf.path, value)));
      const tried = values.filter(isNew).map((value) => ({
        value,
        built: build(region, leaf.path, value),
      }));
      const chosen = tried.find(({ built }) => built.refusal === null) ?? tried[0];
      if (chosen === undefined) return [];
      const { value, built } = chosen;
      seen.add(JSON.stringify(withValue(region, leaf.path, value)));
      const change = {
        id: `${region.id}:${leaf.path}:${mutation}`,
        region: region.id,
        leaf: leaf.path,
        isFact: leaf.isFact,
        value,
      };
      if (built.refusal !== null) return [{ ...change, kind: 'refused', reason: built.refusal }];
      return [{ ...change, kind: 'mutant', mutated: built.region, along: built.along }];
    }),
  );
}
