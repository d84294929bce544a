import type { RegionReport, Verdict, RunReport } from './RunReport.ts';
import { findings } from './findings.ts';
import type { ExpectedFailure } from '../record/expectedFailures.ts';
import type { RunRecord } from '../record/RunRecord.ts';

export type Count = Pick<RegionReport, 'planned' | 'passed' | 'failed' | 'expected' | 'findings'>;

/** The exit code of each verdict. */
export const exitCodes: Readonly<Record<Verdict, number>> = {
  CONFORMANT: 0,
  'NOT CONFORMANT': 1,
  INCOMPLETE: 2,
};

/** A region's verdict: a region with a test that did not run is incomplete, whatever the others did. */
export function verdictOf(count: Count): Verdict {
  const { planned, passed, failed, expected } = count;
  if (planned === 0 || passed + failed + expected !== planned) return 'INCOMPLETE';
  return failed + count.findings.length > 0 ? 'NOT CONFORMANT' : 'CONFORMANT';
}

/** The verdict over all regions; a problem outside the tests (a crash, a lost server) makes it incomplete. */
export function overallVerdict(regions: readonly Verdict[], problems: readonly string[]): Verdict {
  if (regions.length === 0 || problems.length > 0) return 'INCOMPLETE';
  if (regions.includes('INCOMPLETE')) return 'INCOMPLETE';
  return regions.includes('NOT CONFORMANT') ? 'NOT CONFORMANT' : 'CONFORMANT';
}

const UNFINISHED = 'The run ended before its report was written.';

function regionReport(
  region: string,
  { planned, tests }: RunRecord,
  entries: readonly ExpectedFailure[],
  today: string,
): RegionReport {
  const own = tests.filter((test) => test.region === region);
  const ofStatus = (status: string): number => own.filter((test) => test.status === status).length;
  const count = {
    planned: planned[region] ?? 0,
    passed: ofStatus('passed'),
    failed: ofStatus('failed'),
    expected: ofStatus('expected-fail'),
    durationMs: own.reduce((sum, test) => sum + test.durationMs, 0),
    findings: findings(region, own, entries, today),
  };
  return { region, verdict: verdictOf(count), ...count };
}

/** Steps that cite requirements and assert nothing: they cover none of them. */
function emptySteps({ tests }: RunRecord): string[] {
  const titles = tests.flatMap(({ file, steps }) =>
    steps
      .filter((step) => step.covers.length > 0 && step.assertions === 0 && step.status === 'passed')
      .map(
        (step) => `${file}: "${step.title}" cites ${step.covers.join(', ')} and asserts nothing.`,
      ),
  );
  return [...new Set(titles)];
}

/**
 * Gives a record its verdict. A shard reports the regions of which it holds tests, a whole run all
 * that it was started for. `around` is what went wrong outside of the record.
 */
export function buildReport(
  record: RunRecord,
  around: readonly string[],
  entries: readonly ExpectedFailure[],
): RunReport {
  const problems = [...record.problems, ...around, ...(record.finished ? [] : [UNFINISHED])];
  const { shard, planned, startedAt } = record;
  const asked = record.scope.regions.filter((id) => !shard || (planned[id] ?? 0) > 0);
  const today = startedAt.slice(0, 10);
  const regions = asked.map((region) => regionReport(region, record, entries, today));
  const verdict = overallVerdict(
    regions.map((region) => region.verdict),
    problems,
  );
  return { ...record, problems, notes: emptySteps(record), verdict, regions };
}
