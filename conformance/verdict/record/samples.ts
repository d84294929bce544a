import type { RunRecord, TestReport } from './RunRecord.ts';

/** A finished record of gb with one planned test, for the tests of what is made of records. */
export const aRecord = (part: Partial<RunRecord> = {}): RunRecord => ({
  finished: true,
  startedAt: '2026-11-21T10:00:00.000Z',
  durationMs: 2000,
  shard: null,
  scope: { regions: ['gb'], viewports: ['desktop'], grep: null, suite: 's', build: 'b' },
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
  status: 'passed',
  durationMs: 1234,
  steps: [],
  covers: [],
  assumed: [],
  requests: [],
  stories: [],
  replay: "npm run conformance -- --grep 'a test'",
  ...part,
});
