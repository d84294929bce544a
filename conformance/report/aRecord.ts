import type { RunRecord } from './RunRecord.ts';

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
