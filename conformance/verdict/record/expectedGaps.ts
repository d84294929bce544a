import { readFileSync } from 'node:fs';
import { isDay } from './expectedFailures.ts';

/** A requirement that no test covers yet, with who is to cover it until when. */
export interface ExpectedGap {
  readonly requirement: string;
  /** The regions where nothing covers it; null is every one that it applies to. */
  readonly regions: readonly string[] | null;
  readonly owner: string;
  /** The last day on which the gap is expected: `2027-01-31`. */
  readonly until: string;
  readonly reason: string;
}

/** The list, from the repository's root. */
export const GAPS_FILE = 'conformance/verdict/record/expectedGaps.tsv';

const HEADER = 'requirements\tregions\towner\tuntil\treason';

/** Reads the list: a line for requirements that have the same reason. @throws Error naming a line that is not one. */
export function parseGaps(tsv: string): ExpectedGap[] {
  const [header, ...lines] = tsv.trimEnd().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`The first line of ${GAPS_FILE} must be "${HEADER}".`);
  return lines.flatMap((line, index) => {
    const [ids, where, owner, until, reason, ...rest] = line.split('\t');
    if (!ids || !where || !owner || !until || !reason || rest.length > 0)
      throw new Error(`Line ${index + 2} of ${GAPS_FILE} does not have its five columns.`);
    const regions = where === 'all' ? null : where.split(',');
    return ids.split(' ').map((requirement) => ({ requirement, regions, owner, until, reason }));
  });
}

/** The reviewed list: what is known to have no test today. */
export const expectedGaps: readonly ExpectedGap[] = parseGaps(
  readFileSync(new URL('./expectedGaps.tsv', import.meta.url), 'utf8'),
);

const isIn = ({ regions }: ExpectedGap, region: string): boolean =>
  regions?.includes(region) ?? true;

/** The gap that is expected of a requirement in a region on a day. */
export const gapOf = (
  gaps: readonly ExpectedGap[],
  requirement: string,
  region: string,
  today: string,
): ExpectedGap | undefined =>
  gaps.find((gap) => gap.requirement === requirement && isIn(gap, region) && gap.until >= today);

/** The regions in which a requirement is listed as a gap, of those given. */
export const listedIn = (
  gaps: readonly ExpectedGap[],
  requirement: string,
  regions: readonly string[],
): string[] =>
  regions.filter((region) =>
    gaps.some((gap) => gap.requirement === requirement && isIn(gap, region)),
  );

/** What is wrong with how gaps are written, one sentence each. */
export function gapProblems(
  gaps: readonly ExpectedGap[],
  requirements: ReadonlySet<string>,
  regions: readonly string[],
): string[] {
  const seen = new Set<string>();
  return gaps.flatMap(({ requirement, regions: named, until }) => {
    const where = `The expected gap ${requirement}`;
    const twice = seen.has(requirement);
    seen.add(requirement);
    const unknown = (named ?? []).filter((id) => !regions.includes(id));
    return [
      ...(requirements.has(requirement) ? [] : [`${where} is no requirement.`]),
      ...unknown.map((id) => `${where} names "${id}", which is no region.`),
      ...(isDay(until) ? [] : [`${where} is expected until "${until}", which is no day.`]),
      ...(twice ? [`${where} stands twice.`] : []),
    ];
  });
}
