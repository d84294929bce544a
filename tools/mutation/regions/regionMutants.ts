import { plainEnvironment } from '../../../src/app/environment/Environment.ts';
import { parseRegion } from '../../../src/domain/region/parseRegion.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { SourcedRegion } from '../../regions/loadSourcedRegions.ts';
import { createSiteData } from '../../serve/document/createSiteData.ts';
import { companionsOf } from './companions.ts';
import { namedValues } from './namedValues.ts';
import { valueAt, valuesIn, withValue, type SourcedValue } from './values.ts';
import type { Mutant, Operator, Refused } from './Mutant.ts';
import { emptied, otherValues, shortened, swapped } from './otherValues.ts';

/** A region as a build would take it, or why it does not. */
type Built =
  | { readonly region: RegionConfig; readonly refusal: null }
  | { readonly refusal: string };

/** Checks a region's data as the build does: by its schema, its name, and the texts of its page. */
function tryBuild(id: string, data: unknown): Built {
  try {
    const region = parseRegion(`regions/${id}.ts`, data);
    if (region.id !== id) return { refusal: `regions/${id}.ts has the id \`${region.id}\`` };
    createSiteData(region, { region: id, variant: 'standard' }, plainEnvironment, []);
    return { region, refusal: null };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** Lists of the region whose members a field may name. */
const lists: Readonly<Record<string, (region: RegionConfig) => readonly string[]>> = {
  defaultCountry: ({ allowCodeKeys }) => allowCodeKeys,
  'navBar.switchLang.defaultLang': ({ navBar }) => navBar.switchLang.languageList,
};

/** For each operator the values to try; the mutant has the first that a build would take. */
function attempts(
  { path, value }: SourcedValue,
  region: RegionConfig,
  regions: readonly RegionConfig[],
  textKeys: readonly string[],
): readonly (readonly [Operator, readonly unknown[]])[] {
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

/** Lists that hold the same facts twice. */
const twins: ReadonlySet<string> = new Set(['allowCodeList', 'allowCodeKeys']);

/** The region with another value, and with what must follow it where it alone is refused. */
function build(region: RegionConfig, path: string, value: unknown) {
  const changed = withValue(region, path, value);
  const alone = tryBuild(region.id, changed);
  // An empty list of codes alone would change nothing: the list of countries still stands.
  const isTwin = twins.has(path) && JSON.stringify(value) === '[]';
  if (alone.refusal === null && !isTwin) return { ...alone, along: [] };
  // The fields are those of a region, one of them with a value of another kind at most.
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
  return valuesIn(sourced, regions).flatMap((field) =>
    attempts(field, region, regions, textKeys).flatMap(([operator, values]): Made[] => {
      const isNew = (value: unknown): boolean =>
        !seen.has(JSON.stringify(withValue(region, field.path, value)));
      const tried = values.filter(isNew).map((value) => ({
        value,
        built: build(region, field.path, value),
      }));
      const chosen = tried.find(({ built }) => built.refusal === null) ?? tried[0];
      if (chosen === undefined) return [];
      const { value, built } = chosen;
      seen.add(JSON.stringify(withValue(region, field.path, value)));
      const change = {
        id: `${region.id}:${field.path}:${operator}`,
        region: region.id,
        field: field.path,
        isFact: field.isFact,
        value,
      };
      if (built.refusal !== null) return [{ ...change, kind: 'refused', reason: built.refusal }];
      return [{ ...change, kind: 'mutant', mutated: built.region, along: built.along }];
    }),
  );
}
