import type { ExpectedFailure } from './expectedFailures.ts';
import type { Coverage, RegionCoverage } from './RegionCoverage.ts';
import { noBehaviour, type RunRecord, type TestReport } from './RunRecord.ts';

/** A finished record of gb with one planned test, for the tests of what is made of records. */
export const aRecord = (part: Partial<RunRecord> = {}): RunRecord => ({
  finished: true,
  startedAt: '2026-11-21T10:00:00.000Z',
  durationMs: 2000,
  shard: null,
  scope: {
    regions: ['gb'],
    viewports: ['desktop', 'mobile'],
    grep: null,
    specs: null,
    mutants: false,
    suite: 's',
    target: null,
    live: false,
    build: 'b',
    commit: 'c',
    firstBytes: {},
  },
  machines: [],
  planned: { gb: 1 },
  notRun: [],
  problems: [],
  tests: [],
  ...part,
});

/** A passed test of gb, for the tests of what is made of tests. */
export const aTest = (part: Partial<TestReport> = {}): TestReport => ({
  name: 'a test',
  file: 'conformance/specs/x.spec.ts',
  site: 'gb desktop',
  region: 'gb',
  standsFor: [part.region ?? 'gb'],
  status: 'passed',
  durationMs: 1234,
  steps: [],
  covers: [],
  assumed: [],
  requests: [],
  behaviour: noBehaviour,
  stories: [],
  replay: "npm run conformance -- --grep 'a test'",
  ...part,
});

/** A ledger without gaps, but for those of gb that are given. */
export const aCoverage = (gb: Partial<RegionCoverage> = {}): Coverage => ({
  regions: { gb: { uncovered: [], gaps: [], failing: [], ...gb } },
  findings: [],
});

interface Context {
  readonly problems: readonly string[];
  readonly entries: readonly ExpectedFailure[];
  readonly all: readonly string[];
  readonly coverage: Coverage;
}

/** What surrounds a record of a project with the one region gb, in which nothing is wrong. */
export const aContext = (part: Partial<Context> = {}): Context => ({
  problems: [],
  entries: [],
  all: ['gb'],
  coverage: aCoverage(),
  ...part,
});
