import { describe, expect, it } from 'vitest';
import { aRecord } from './aRecord.ts';
import { aTest } from './aTest.ts';
import { conclude } from './conclude.ts';
import type { StepReport } from './RunRecord.ts';

const passed = [aTest()];
const twoRegions = { ...aRecord().scope, regions: ['gb', 'id'] };

it('is conformant when what was planned passed', () => {
  const report = conclude(aRecord({ tests: passed }), [], []);
  expect(report).toMatchObject({ verdict: 'CONFORMANT', problems: [] });
  expect(report.regions).toMatchObject([{ region: 'gb', planned: 1, passed: 1 }]);
});

it('is not when a test failed, or an entry of the ledger is not true', () => {
  const failed = aRecord({ tests: [aTest({ status: 'failed' })] });
  expect(conclude(failed, [], []).verdict).toBe('NOT CONFORMANT');
  const expired = {
    requirement: 'REG-001',
    region: 'gb',
    owner: 'Ada',
    reason: 'r',
    expires: '2026-01-01',
  };
  expect(conclude(aRecord({ tests: passed }), [], [expired]).verdict).toBe('NOT CONFORMANT');
});

describe('is incomplete when', () => {
  it.each([
    ['a planned test was not executed', aRecord(), []],
    ['the run did not finish', aRecord({ finished: false, tests: passed }), []],
    ['the server went away', aRecord({ tests: passed }), ['The server went away.']],
    ['something outside the tests went wrong', aRecord({ tests: passed, problems: ['no'] }), []],
    ['a region was never run', aRecord({ tests: passed, scope: twoRegions }), []],
  ])('%s', (_, record, around) => {
    expect(conclude(record, around, []).verdict).toBe('INCOMPLETE');
  });
});

it('a shard answers for the regions of which it holds tests', () => {
  const shard = { index: 1, total: 2 };
  const record = aRecord({ tests: passed, scope: twoRegions, shard });
  expect(conclude(record, [], []).regions.map(({ region }) => region)).toEqual(['gb']);
});

it('names a step that cites requirements and asserts nothing, once', () => {
  const step: StepReport = {
    title: 's',
    shows: ['REG-001'],
    status: 'passed',
    assertions: 0,
    durationMs: 1,
  };
  const tests = [aTest({ steps: [step] }), aTest({ steps: [step], site: 'gb mobile' })];
  expect(conclude(aRecord({ planned: { gb: 2 }, tests }), [], []).notes).toEqual([
    'conformance/specs/x.spec.ts: "s" cites REG-001 and asserts nothing.',
  ]);
});
