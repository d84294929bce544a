import { relative } from 'node:path';
import type { TestReport, TestName } from '../record/RunRecord.ts';
import { results, root } from '../../shared/paths.ts';
import { byRequirement } from '../record/byRequirement.ts';
import type { RegionReport, RunReport } from './RunReport.ts';

type Failure = Pick<TestReport, 'site' | 'name' | 'error'>;

/** What a reason says of how it was compared, and not of what is wrong. */
const isAboutComparing = (line: string): boolean =>
  /^(?:expect\(|@@ |[-+] (?:Expected|Received) +[-+] \d+$)/.test(line);

/** The end of the head of a comparison, which lists what differs from there on. */
const IS_HEAD = /^\+ Received +\+ \d+$/;

/** The lines of one error that say what is wrong: its title once, and of a comparison those that differ. */
function tellingLines(error: string): string[] {
  const lines = error.split('\n').map((line) => line.trimEnd());
  const head = lines.findIndex((line) => IS_HEAD.test(line));
  const title = lines[0]?.replace(/^Error: /, '');
  return lines.filter((line, index) => {
    if (line === '' || isAboutComparing(line) || (index > 0 && line === title)) return false;
    return head === -1 || index < head || /^[-+]/.test(line);
  });
}

/** The errors of a test, which may have gone on after the first. */
const errorsIn = (reason: string): string[] => reason.split(/\n(?=Error: )/);

/** A failed test with the first `most` lines of its reason. */
export function failureLines({ site, name, error = '' }: Failure, most: number): string[] {
  const reason = errorsIn(error).flatMap(tellingLines).slice(0, most);
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
  const counts = [
    `${passed} passed, ${failed} failed`,
    ...(entry.failedElsewhere > 0 ? [`${entry.failedElsewhere} failed elsewhere`] : []),
    ...(expected > 0 ? [`${expected} failed as expected`] : []),
    ...(missing > 0 ? [`${missing} not run`] : []),
    `of ${planned} planned`,
    ...(entry.failing.length > 0 ? [`${entry.failing.length} failing in another layer`] : []),
    ...(entry.uncovered.length > 0 ? [`${entry.uncovered.length} without a test`] : []),
    ...(entry.gaps > 0 ? [`${entry.gaps} expected gaps`] : []),
    seconds(durationMs),
  ];
  return `${region.padEnd(6)} ${verdict.padEnd(15)} ${counts.join(', ')}`;
}

/** Requirements of some regions, those with the most regions first, a few of them by name. */
function idLines(
  what: string,
  ofRegions: readonly { region: string; ids: string[] }[],
  all = '`npm run ledger`',
): string[] {
  const byId = byRequirement(ofRegions).toSorted(
    (one, other) => other.regions.length - one.regions.length,
  );
  if (byId.length === 0) return [];
  const namesOf = (regions: readonly string[]): string =>
    regions.length === ofRegions.length && regions.length > 1 ? 'all' : regions.join(',');
  const named = byId.slice(0, MOST_NAMES).map(({ id, regions }) => `${id} (${namesOf(regions)})`);
  const rest = byId.length > named.length ? ` and ${byId.length - named.length} more` : '';
  return [`! ${what}: ${named.join(', ')}${rest}; ${all} has all.`];
}

/** The verdict; that of the whole says how much it leaves open. */
const verdictLine = ({ verdict, gaps }: Pick<RunReport, 'verdict' | 'gaps'>): string =>
  verdict === 'CONFORMANT' && gaps > 0 ? `${verdict} (${gaps} expected gaps)` : verdict;

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
export function summary(report: RunReport, written = relative(root, results.html)): string[] {
  const { problems, notes, notRun, regions, tests, limits } = report;
  const findings = regions.flatMap((entry) =>
    entry.findings.map((text) => `  ✗ ${entry.region}: ${text}`),
  );
  return [
    '',
    ...notes.map((text) => `note: ${text}`),
    ...failedLines(tests),
    ...findings,
    ...report.findings.map((text) => `  ✗ ${text}`),
    ...idLines(
      'failing in another layer',
      regions.map(({ region, failing }) => ({ region, ids: failing })),
    ),
    ...idLines(
      'without a test, and no expected gap',
      regions.map(({ region, uncovered }) => ({ region, ids: uncovered })),
    ),
    ...idLines(
      'not judged live',
      regions.map(({ region, unjudged }) => ({ region, ids: unjudged })),
      'the report',
    ),
    ...notRunLines(notRun),
    ...problems.map((text) => `! ${text}`),
    ...slowestLines(tests),
    `Report: ${written}`,
    ...regions.map(regionLine),
    ...(limits.length > 0 ? [`Only a part was run: ${limits.join('; ')}.`] : []),
    verdictLine(report),
  ];
}
