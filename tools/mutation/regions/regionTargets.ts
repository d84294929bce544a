import { Failure } from '../../setup/process/Failure.mjs';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import { loadSourcedRegions } from '../../regions/loadSourcedRegions.ts';
import type { Options } from '../options.ts';
import type { Target } from '../run/Target.ts';
import { sampleMutants, sampleTests } from '../sample.ts';
import type { Mutant, Refused } from './Mutant.ts';
import { mutantsOf } from './regionMutants.ts';
import { select, uncoveredOnce } from './selection.ts';
import { uncoveredIn, whyUncovered, type Uncovered } from './uncovered.ts';
import { textKeys } from './values.ts';

/** Every change of the chosen regions that the options select, and all regions. */
async function changesOf({ sample, regions, field, facts, take }: Options) {
  const sourced = await loadSourcedRegions();
  const all = sourced.map(({ region }) => region);
  const ids = all.map(({ id }) => id);
  const unknown = regions?.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Failure(`There is no region "${unknown}": ${ids.join(', ')}.`);
  const wanted = sample ? [...new Set(sampleMutants.map((id) => id.split(':')[0]))] : regions;
  const keys = textKeys();
  const changes = sourced
    .filter(({ region }) => wanted?.includes(region.id) ?? true)
    .flatMap((region) => mutantsOf(region, all, keys));
  if (!sample) return { all, changes: select(changes, { regions, field, facts, take }) };
  const sampled = sampleMutants.map((id) => {
    const change = changes.find((one) => one.id === id);
    if (change !== undefined) return change;
    throw new Failure(`There is no mutant ${id}: choose another in tools/mutation/sample.ts.`);
  });
  return { all, changes: sampled };
}

/** Fields that the menus of the other sites show as well. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'defaultRegionCode',
  'switchSiteGroup',
  'invitedOnly',
  'siteUrl',
]);

/** The sites whose menus list all others; those that are tested anyway come first. */
function sitesWithMenus(
  regions: readonly RegionConfig[],
  mutants: readonly Mutant[],
): readonly string[] {
  const tested = new Set(mutants.map(({ region }) => region));
  const all = regions.filter(({ needsSwitchSite }) => needsSwitchSite).map(({ id }) => id);
  return [...all.filter((id) => tested.has(id)), ...all.filter((id) => !tested.has(id))];
}

/** The sites whose tests run on a mutant: its own, and one more that lists it in its menus. */
function regionsOf({ region, field }: Mutant, withMenus: readonly string[]): readonly string[] {
  if (!shownElsewhere.has(field)) return [region];
  return [region, withMenus.find((id) => id !== region) ?? region];
}

/** The mutants of the regions' values: those to test, and the changes that need no test. */
export interface RegionTargets {
  readonly targets: readonly Target[];
  readonly mutants: readonly Mutant[];
  readonly refused: readonly Refused[];
  /** Why no test covers a field yet. */
  readonly uncovered: Uncovered;
}

/** Makes a mutant of each value that the options select. */
export async function regionTargets(
  options: Options,
  print: (line: string) => void,
): Promise<RegionTargets> {
  const { all: regions, changes } = await changesOf(options);
  const uncovered = uncoveredIn(regions);
  const all = changes.filter((change) => change.kind === 'mutant');
  const refused = changes.filter((change) => change.kind === 'refused');
  const mutants = uncoveredOnce(all, uncovered);
  for (const [field, reason] of options.sample ? [] : Object.entries(uncovered)) {
    const count = all.filter((mutant) => whyUncovered(mutant, { [field]: reason })).length;
    if (count > 0) print(`not covered yet: ${field}, ${count} mutants: ${reason}`);
  }
  print(
    `${all.length} mutants of the regions, ${mutants.length} of them tested: a field that is ` +
      `uncovered everywhere in one region alone; ${refused.length} more are refused.`,
  );
  const withMenus = sitesWithMenus(regions, mutants);
  const targets = mutants.map((mutant): Target => ({
    id: mutant.id,
    regions: regionsOf(mutant, withMenus),
    tests: options.sample ? sampleTests : null,
    served: { region: mutant.mutated },
    content: JSON.stringify(mutant.mutated),
  }));
  return { targets, mutants, refused, uncovered };
}
