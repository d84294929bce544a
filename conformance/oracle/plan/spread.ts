import type { RegionExpectations } from '../RegionExpectations.ts';
import { expectationsOf, REGION_IDS } from '../regions.ts';
import { known } from '../SourcedValue.ts';
import { factors, possible, type Suite } from './factors.ts';

type Row = Readonly<Record<string, string>>;
type Factors = Readonly<Record<string, readonly string[]>>;

const pairsOf = (row: Row): string[] => {
  const entries = Object.entries(row);
  return entries.flatMap(([name, value], index) =>
    entries.slice(index + 1).map(([other, its]) => `${name}=${value} ${other}=${its}`),
  );
};

function combinations(table: Factors): Row[] {
  return Object.entries(table).reduce<Row[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/**
 * The pairs of values of two factors that the possible rows hold, and the rows do not.
 * An empty list means that the rows cover every pair.
 */
export function missingPairs(
  table: Factors,
  rows: readonly Row[],
  allows: (row: Row) => boolean = () => true,
): string[] {
  const wanted = new Set(combinations(table).filter(allows).flatMap(pairsOf));
  for (const row of rows) for (const pair of pairsOf(row)) wanted.delete(pair);
  return [...wanted];
}

/**
 * Few rows in which every possible pair of values of two factors stands at least once: each time the
 * row that brings most new pairs, the first of equals, so that the same factors give the same rows.
 */
export function pairwise(table: Factors, allows: (row: Row) => boolean = () => true): Row[] {
  const candidates = combinations(table).filter(allows);
  const open = new Set(candidates.flatMap(pairsOf));
  const chosen: Row[] = [];
  while (open.size > 0) {
    const gain = (row: Row): number => pairsOf(row).filter((pair) => open.has(pair)).length;
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of pairsOf(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

export const COLUMNS = [
  ...['suite', 'case', 'version', 'contact', 'viewport', 'adversity', 'region'],
] as const;

/**
 * Which regions a value of a factor can be tested on; any, unless named here. A region that shows V3
 * whatever the experiments are (S-010) has no single form, and one with SSO leaves it to the identity provider,
 * which everywhere/singleForm covers (S-186); a region check needs a list (S-024); the agreements are
 * tested where card terms stand beside the others (B§5).
 */
const fits: Readonly<Record<string, (region: RegionExpectations) => boolean>> = {
  single: ({ registerVersion, ssoFlow }) => known(registerVersion) !== 'V3' && !known(ssoFlow),
  region: ({ networkAllowList }) => (known(networkAllowList) ?? []).length > 0,
  agreements: ({ stripeAgreements }) => known(stripeAgreements) === true,
};

/** The regions on which a row can be tested: its test stands for all of them, wherever it runs. */
export const regionsFor = (row: Row): string[] =>
  REGION_IDS.filter((region) =>
    Object.values(row).every((value) => fits[value]?.(expectationsOf(region)) ?? true),
  );

/** The whole plan: every possible pair of each suite, spread evenly over the regions in turn. */
export function spread(): Readonly<Record<string, string>>[] {
  const load = new Map(REGION_IDS.map((region) => [region, 0]));
  const suites = Object.keys(factors) as Suite[]; // the keys of the table
  return suites.flatMap((suite) =>
    pairwise(factors[suite], possible[suite]).map((row) => {
      const fit = regionsFor(row);
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
