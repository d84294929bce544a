import { REGION_IDS } from '../expectations/RegionExpectations.ts';
import { factors, possible, type Suite } from './factors.ts';
import { pairwise } from './pairwise.ts';

export const COLUMNS = [
  ...['suite', 'case', 'version', 'contact', 'viewport', 'adversity', 'region'],
] as const;

/**
 * us shows V3 whatever the experiments say (S-010), and id leaves the older form by SSO, which
 * everywhere/older judges (S-186); a region check needs a list (S-024); the
 * agreements are judged where card terms stand beside the others (B§5).
 */
const unfit: Readonly<Record<string, readonly string[]>> = {
  older: ['us', 'id'],
  region: ['br', 'cb', 'de', 'fanno', 'base', 'me'],
  agreements: [
    ...['br', 'cb', 'fanno', 'base', 'me', 'id', 'mx'],
    ...['my', 'ph', 'sg', 'th', 'us', 'vn'],
  ],
};

/** The whole plan: every possible pair of each suite, spread evenly over the regions in turn. */
export function spread(): Readonly<Record<string, string>>[] {
  const load = new Map(REGION_IDS.map((region) => [region, 0]));
  const suites = Object.keys(factors) as Suite[]; // the keys of the table
  return suites.flatMap((suite) =>
    pairwise(factors[suite], possible[suite]).map((row) => {
      const fit = REGION_IDS.filter(
        (region) => !Object.values(row).some((value) => unfit[value]?.includes(region)),
      );
      const [region = ''] = fit.toSorted(
        (one, other) => (load.get(one) ?? 0) - (load.get(other) ?? 0),
      );
      load.set(region, (load.get(region) ?? 0) + 1);
      return { suite, ...row, region };
    }),
  );
}

/** The plan as the text of `plan.tsv`. */
export const planText = (): string =>
  [
    COLUMNS.join('\t'),
    ...spread().map((row) => COLUMNS.map((column) => row[column] ?? '').join('\t')),
  ].join('\n') + '\n';
