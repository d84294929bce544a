import type { TestReport } from './RunRecord.ts';

/** A passed test of gb, for the tests of what is made of tests. */
export const aTest = (part: Partial<TestReport> = {}): TestReport => ({
  name: 'a test',
  file: 'conformance/specs/x.spec.ts',
  site: 'gb desktop',
  region: 'gb',
  status: 'passed',
  durationMs: 1234,
  steps: [],
  shows: [],
  assumed: [],
  requests: [],
  stories: [],
  replay: "npm run conformance -- --grep 'a test'",
  ...part,
});
