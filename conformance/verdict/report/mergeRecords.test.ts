import { expect, it } from 'vitest';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from './buildReport.ts';
import type { RunRecord } from '../record/RunRecord.ts';
import { mergeRecords } from '../record/records.ts';

const context = aContext({ all: ['gb', 'id'] });
const scope = { ...aRecord().scope, regions: ['gb', 'id'] };
const shard = (index: number, part: Partial<RunRecord> = {}): RunRecord =>
  aRecord({
    shard: { index, total: 2 },
    scope,
    tests: [aTest({ name: `test ${index}` })],
    ...part,
  });
const second = shard(2, { planned: { gb: 1, id: 1 }, tests: [aTest(), aTest({ region: 'id' })] });
const verdictOf = (parts: readonly RunRecord[]) => {
  const { verdict, problems } = buildReport(mergeRecords(parts), context);
  return { verdict, problems: problems.join('\n') };
};

it('adds up what the shards planned and ran', () => {
  const report = buildReport(mergeRecords([second, shard(1)]), context);
  expect(report).toMatchObject({ verdict: 'CONFORMANT', shard: null, planned: { gb: 2, id: 1 } });
  expect(report.tests[0]?.name).toBe('test 1');
});

it.each([
  ['one is missing', [second], 'Shard 1 of 2 is missing.'],
  ['one stands twice', [shard(1), shard(1), second], 'Shard 1 stands twice.'],
  ['one did not finish', [shard(1, { finished: false }), second], 'Shard 1 ended before'],
  ['one had a problem', [shard(1, { problems: ['no'] }), second], 'Shard 1: no'],
  ['one lost a test', [shard(1, { tests: [] }), second], ''],
  [
    'they tested different builds',
    [shard(1, { scope: { ...scope, build: 'c' } }), second],
    'build',
  ],
  ['they count differently', [shard(1, { shard: { index: 1, total: 3 } }), second], 'differently'],
])('is incomplete when %s', (_, parts, problem) => {
  const { verdict, problems } = verdictOf(parts);
  expect(verdict).toBe('INCOMPLETE');
  expect(problems).toContain(problem);
});

it('a failure in one shard is one of the whole', () => {
  expect(verdictOf([shard(1, { tests: [aTest({ status: 'failed' })] }), second]).verdict).toBe(
    'NOT CONFORMANT',
  );
});

it('the parts of a part are a part', () => {
  const grep = { ...scope, grep: 'x' };
  const parts = [shard(1, { scope: grep }), { ...second, scope: grep }];
  expect(verdictOf(parts).verdict).toBe('PARTIAL');
});

it('no shard cannot be merged', () => {
  expect(() => mergeRecords([])).toThrow('no shard');
});
