import { relative } from 'node:path';
import { failureLines } from '../report/failureLines.ts';
import { results, root } from '../report/paths.ts';
import type { TestName, TestReport } from '../report/RunRecord.ts';
import type { RegionReport, RunReport } from '../report/RunReport.ts';

const MOST_NAMES = 10;
const MOST_REASON = 6;

function regionLine({ region, planned, passed, failed, expected, verdict }: RegionReport): string {
  const missing = planned - passed - failed - expected;
  const known = expected > 0 ? `, ${expected} failed as expected` : '';
  const lost = missing > 0 ? `, ${missing} not run` : '';
  return `${region.padEnd(6)} ${verdict.padEnd(15)} ${passed} passed, ${failed} failed${known}${lost}, of ${planned} planned`;
}

function notRunLines(tests: readonly TestName[]): string[] {
  const named = tests.slice(0, MOST_NAMES).map(({ site, name }) => `! not run: ${site} › ${name}`);
  const rest = tests.length - named.length;
  return rest > 0 ? [...named, `! not run: ${rest} more`] : named;
}

/** Each failed test once more: on a long run they scrolled by long ago. */
const failedLines = (tests: readonly TestReport[]): string[] =>
  tests.flatMap((test) => (test.status === 'failed' ? failureLines(test, MOST_REASON) : []));

/** The last lines of a run: what failed, what went wrong around it, where it is written, a line per region, the verdict. */
export function closing(
  { problems, notes, notRun, regions, tests, verdict }: RunReport,
  written = relative(root, results.html),
): string[] {
  const findings = regions.flatMap((entry) =>
    entry.findings.map((text) => `  ✗ ${entry.region}: ${text}`),
  );
  return [
    '',
    ...notes.map((text) => `note: ${text}`),
    ...failedLines(tests),
    ...findings,
    ...notRunLines(notRun),
    ...problems.map((text) => `! ${text}`),
    `Report: ${written}`,
    ...regions.map(regionLine),
    verdict,
  ];
}
