import { relative } from 'node:path';
import type { TestReport, TestName } from '../record/RunRecord.ts';
import { results, root } from '../../shared/paths.ts';
import type { RegionReport, RunReport } from './RunReport.ts';

type Failure = Pick<TestReport, 'site' | 'name' | 'error'>;

/** A failed test with the first `most` lines of its reason. */
export function failureLines({ site, name, error = '' }: Failure, most: number): string[] {
  const reason = error.split('\n').slice(0, most);
  return [`  ✗ ${site} › ${name}`, ...reason.map((text) => `      ${text}`)];
}

const MOST = 10;

/** A test and its place in the report. */
export interface SlowTest {
  readonly index: number;
  readonly test: TestReport;
}

/** The ten tests that took longest, the longest first. */
export const slowest = (tests: readonly TestReport[]): SlowTest[] =>
  tests
    .map((test, index) => ({ index, test }))
    .toSorted((one, other) => other.test.durationMs - one.test.durationMs)
    .slice(0, MOST);

/** A time as people read it: `3.2 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const MOST_NAMES = 10;
const MOST_REASON = 6;

function regionLine(entry: RegionReport): string {
  const { region, planned, passed, failed, expected, durationMs, verdict } = entry;
  const missing = planned - passed - failed - expected;
  const known = expected > 0 ? `, ${expected} failed as expected` : '';
  const lost = missing > 0 ? `, ${missing} not run` : '';
  return `${region.padEnd(6)} ${verdict.padEnd(15)} ${passed} passed, ${failed} failed${known}${lost}, of ${planned} planned, ${seconds(durationMs)}`;
}

function notRunLines(tests: readonly TestName[]): string[] {
  const named = tests.slice(0, MOST_NAMES).map(({ site, name }) => `! not run: ${site} › ${name}`);
  const rest = tests.length - named.length;
  return rest > 0 ? [...named, `! not run: ${rest} more`] : named;
}

/** Each failed test once more: on a long run the first mention is far above. */
const failedLines = (tests: readonly TestReport[]): string[] =>
  tests.flatMap((test) => (test.status === 'failed' ? failureLines(test, MOST_REASON) : []));

const slowestLines = (tests: readonly TestReport[]): string[] => [
  ...(tests.length > 0 ? ['Slowest tests:'] : []),
  ...slowest(tests).map(
    ({ test: { site, name, durationMs } }) => `  ${seconds(durationMs)}  ${site} › ${name}`,
  ),
];

/** The last lines of a run: issues, the slowest tests, where the report is, a line per region, the verdict. */
export function summary(
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
    ...slowestLines(tests),
    `Report: ${written}`,
    ...regions.map(regionLine),
    verdict,
  ];
}
