import { appliesTo } from '../../oracle/applies.ts';
import { loadRequirements } from '../../oracle/requirements.ts';
import type { RegionReport, Verdict, RunReport } from './RunReport.ts';
import { findings } from './findings.ts';
import { effectOf } from '../record/effectOf.ts';
import type { ExpectedFailure } from '../record/expectedFailures.ts';
import { limitsOf } from '../record/part.ts';
import type { Coverage, RegionCoverage } from '../record/RegionCoverage.ts';
import type { RunRecord } from '../record/RunRecord.ts';

export type Count = Omit<RegionReport, 'region' | 'verdict' | 'durationMs' | 'gaps' | 'unjudged'>;

/**
 * A region's verdict: a region with a test that did not run is incomplete, whatever the others did, and
 * so is one with a requirement that nothing tests. In a part of a run the best is that nothing is wrong.
 */
export function verdictOf(count: Count, isPart: boolean): Verdict {
  const { planned, passed, failed, expected, failedElsewhere, failing, uncovered } = count;
  if (planned === 0 || passed + failed + expected !== planned) return 'INCOMPLETE';
  if (failed + failedElsewhere + failing.length + count.findings.length > 0)
    return 'NOT CONFORMANT';
  if (isPart) return 'PARTIAL';
  return uncovered.length > 0 ? 'INCOMPLETE' : 'CONFORMANT';
}

/** The verdict over all regions; a problem outside the tests (a crash, a lost server) makes it incomplete. */
export function overallVerdict(
  regions: readonly Verdict[],
  {
    problems,
    findings: wrong,
    limits,
  }: Readonly<Record<'problems' | 'findings' | 'limits', readonly string[]>>,
): Verdict {
  if (regions.length === 0 || problems.length > 0) return 'INCOMPLETE';
  if (regions.includes('INCOMPLETE')) return 'INCOMPLETE';
  if (regions.includes('NOT CONFORMANT') || wrong.length > 0) return 'NOT CONFORMANT';
  return limits.length > 0 ? 'PARTIAL' : 'CONFORMANT';
}

const UNFINISHED = 'The run ended before its report was written.';
const NOTHING = 'No test was planned: no name of a test matches.';

/** What a verdict depends on besides the record. */
export interface Context {
  /** What went wrong around the run. */
  readonly problems: readonly string[];
  readonly entries: readonly ExpectedFailure[];
  /** Every region that there is. */
  readonly all: readonly string[];
  readonly coverage: Coverage;
}

const nothingKnown: RegionCoverage = { uncovered: [], gaps: [], failing: [] };

function regionReport(
  region: string,
  record: RunRecord,
  { entries, coverage }: Context,
  isPart: boolean,
): RegionReport {
  const { planned, tests, startedAt } = record;
  const own = tests.filter((test) => test.region === region);
  const ofStatus = (status: string): number => own.filter((test) => test.status === status).length;
  const elsewhere = tests.filter(
    (test) => test.region !== region && test.standsFor.includes(region) && test.status === 'failed',
  );
  // A part leaves requirements out: only what it ran counts.
  const known = (isPart ? undefined : coverage.regions[region]) ?? nothingKnown;
  const count = {
    planned: planned[region] ?? 0,
    passed: ofStatus('passed'),
    failed: ofStatus('failed'),
    expected: ofStatus('expected-fail'),
    failedElsewhere: elsewhere.length,
    uncovered: [...known.uncovered],
    failing: [...known.failing],
    findings: findings(region, own, entries, startedAt.slice(0, 10)),
  };
  return {
    region,
    verdict: verdictOf(count, isPart),
    ...count,
    gaps: known.gaps.length,
    unjudged: unjudgedIn(region, record),
    durationMs: own.reduce((sum, test) => sum + test.durationMs, 0),
  };
}

/** The requirements of a region that no test of a live run speaks of. */
function unjudgedIn(region: string, { scope, tests }: RunRecord): string[] {
  if (!scope.live) return [];
  const own = tests.filter((test) => test.standsFor.includes(region));
  return loadRequirements()
    .map(({ id }) => id)
    .filter((id) => appliesTo(id, region) && own.every((test) => effectOf(test, id) === 'none'));
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

/** The regions of a run. A part of the tests reports those of which it holds some, any other run all that it was started for. */
function regionsIn({ scope, shard, planned }: RunRecord): string[] {
  const ofSome = shard !== null || scope.grep !== null || scope.specs !== null;
  return scope.regions.filter((id) => !ofSome || (planned[id] ?? 0) > 0);
}

/** Gives a record its verdict. */
export function buildReport(record: RunRecord, context: Context): RunReport {
  const { all, coverage } = context;
  const limits = limitsOf(record, all);
  const isPart = limits.length > 0;
  const asked = regionsIn(record);
  const around = {
    problems: [
      ...record.problems,
      ...context.problems,
      ...(record.finished ? [] : [UNFINISHED]),
      ...(record.finished && asked.length === 0 ? [NOTHING] : []),
    ],
    findings: [...coverage.findings],
    limits,
  };
  const regions = asked.map((region) => regionReport(region, record, context, isPart));
  const gaps = isPart ? [] : asked.flatMap((region) => coverage.regions[region]?.gaps ?? []);
  const verdict = overallVerdict(
    regions.map((region) => region.verdict),
    around,
  );
  return {
    ...record,
    ...around,
    notes: emptySteps(record),
    verdict,
    gaps: new Set(gaps).size,
    regions,
  };
}
