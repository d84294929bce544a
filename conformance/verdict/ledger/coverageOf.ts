import { type ExpectedGap, GAPS_FILE, listedIn } from '../record/expectedGaps.ts';
import type { Coverage, RegionCoverage } from '../record/RegionCoverage.ts';
import type { MatrixRow } from './matrix.ts';
import type { State } from './State.ts';

/** The states in which a test covers a requirement, or fails to. */
const TESTED: ReadonlySet<State> = new Set(['pass', 'pass on assumption', 'fail', 'expected-fail']);

/** What the matrix means for the verdict of each region, and what is wrong with the list of expected gaps. */
export function coverageOf(
  rows: readonly MatrixRow[],
  gaps: readonly ExpectedGap[],
  regions: readonly string[],
): Coverage {
  const own = regions.map((region) => [region, regionCoverage(rows, region)] as const);
  return {
    regions: Object.fromEntries(own),
    findings: rows.flatMap((row) => finding(row, gaps, regions)),
  };
}

function regionCoverage(rows: readonly MatrixRow[], region: string): RegionCoverage {
  const idsOf = (state: State): string[] =>
    rows
      .filter(({ cells }) => cells[region]?.state === state)
      .map(({ requirement }) => requirement.id);
  return {
    uncovered: idsOf('not run'),
    gaps: idsOf('expected gap'),
    failing: rows
      .filter(({ cells }) => cells[region]?.state === 'fail' && cells[region].tests.length === 0)
      .map(({ requirement }) => requirement.id),
  };
}

/** A requirement that is listed as a gap and has a test; a gap that is past its day shows as uncovered. */
function finding(
  { requirement: { id }, cells }: MatrixRow,
  gaps: readonly ExpectedGap[],
  regions: readonly string[],
): string[] {
  const listed = listedIn(gaps, id, regions);
  const tested = listed.filter((region) => TESTED.has(cells[region]?.state ?? 'not run'));
  if (tested.length === 0) return [];
  const where = tested.length === listed.length ? '' : ` in ${tested.join(', ')}`;
  return [`${id} is an expected gap, and a test covers it${where}: take it out of ${GAPS_FILE}.`];
}
