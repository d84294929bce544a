import type { ExpectedFailure } from '../ledger/expectedFailures.ts';
import { findings } from '../ledger/findings.ts';
import type { RunRecord } from './RunRecord.ts';
import type { RegionReport, RunReport } from './RunReport.ts';
import { overallVerdict, verdictOf } from './verdict.ts';

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
    findings: findings(region, own, entries, today),
  };
  return { region, verdict: verdictOf(count), ...count };
}

/** Steps that cite requirements and judge nothing: they show none of them. */
function emptyClaims({ tests }: RunRecord): string[] {
  const titles = tests.flatMap(({ file, steps }) =>
    steps
      .filter((step) => step.shows.length > 0 && step.assertions === 0 && step.status === 'passed')
      .map(
        (step) => `${file}: "${step.title}" cites ${step.shows.join(', ')} and asserts nothing.`,
      ),
  );
  return [...new Set(titles)];
}

/**
 * Gives a record its verdict. A shard judges the regions of which it holds tests, a whole run all
 * that it was asked for. `around` is what went wrong outside of what the record could see.
 */
export function conclude(
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
  return { ...record, problems, notes: emptyClaims(record), verdict, regions };
}
