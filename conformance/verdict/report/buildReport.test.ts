import { describe, expect, it } from 'vitest';
import { exitCodes, overallVerdict, verdictOf, type Count, buildReport } from './buildReport.ts';
import { aRecord, aTest } from '../record/samples.ts';
import type { StepReport } from '../record/RunRecord.ts';

const count = (part: Partial<Count>): Count => ({
  planned: 0,
  passed: 0,
  failed: 0,
  expected: 0,
  findings: [],
  ...part,
});

describe('verdictOf', () => {
  it('is conformant when everything planned ran and passed', () => {
    expect(verdictOf(count({ planned: 3, passed: 3 }))).toBe('CONFORMANT');
  });
  it('is conformant when the rest is expected to fail', () => {
    expect(verdictOf(count({ planned: 3, passed: 2, expected: 1 }))).toBe('CONFORMANT');
  });
  it('is not conformant when an expected failure passes', () => {
    expect(verdictOf(count({ planned: 1, passed: 1, findings: ['it passes'] }))).toBe(
      'NOT CONFORMANT',
    );
  });
  it('is not conformant when one failed', () => {
    expect(verdictOf(count({ planned: 3, passed: 2, failed: 1 }))).toBe('NOT CONFORMANT');
  });
  it.each([
    ['a test was lost', { planned: 3, passed: 2, failed: 0 }],
    ['a test was lost and another failed', { planned: 3, passed: 1, failed: 1 }],
    ['nothing was planned', { planned: 0, passed: 0, failed: 0 }],
    ['more ran than was planned', { planned: 1, passed: 2, failed: 0 }],
  ])('is incomplete when %s', (_, part) => {
    expect(verdictOf(count(part))).toBe('INCOMPLETE');
  });
});

describe('overallVerdict', () => {
  it.each([
    [['CONFORMANT', 'CONFORMANT'], [], 'CONFORMANT'],
    [['CONFORMANT', 'NOT CONFORMANT'], [], 'NOT CONFORMANT'],
    [['NOT CONFORMANT', 'INCOMPLETE'], [], 'INCOMPLETE'],
    [['CONFORMANT'], ['the server stopped'], 'INCOMPLETE'],
    [[], [], 'INCOMPLETE'],
  ] as const)('of %j with problems %j is %s', (regions, problems, verdict) => {
    expect(overallVerdict(regions, problems)).toBe(verdict);
  });
  it('has an exit code each', () => {
    expect(Object.values(exitCodes)).toEqual([0, 1, 2]);
  });
});

const passed = [aTest()];
const twoRegions = { ...aRecord().scope, regions: ['gb', 'id'] };

it('is conformant when what was planned passed', () => {
  const report = buildReport(aRecord({ tests: passed }), [], []);
  expect(report).toMatchObject({ verdict: 'CONFORMANT', problems: [] });
  expect(report.regions).toMatchObject([{ region: 'gb', planned: 1, passed: 1 }]);
});

it('is not conformant when a test failed, or an expected failure has expired', () => {
  const failed = aRecord({ tests: [aTest({ status: 'failed' })] });
  expect(buildReport(failed, [], []).verdict).toBe('NOT CONFORMANT');
  const expired = {
    requirement: 'REG-001',
    region: 'gb',
    owner: 'Ada',
    reason: 'r',
    expires: '2026-01-01',
  };
  expect(buildReport(aRecord({ tests: passed }), [], [expired]).verdict).toBe('NOT CONFORMANT');
});

describe('is incomplete when', () => {
  it.each([
    ['a planned test was not executed', aRecord(), []],
    ['the run did not finish', aRecord({ finished: false, tests: passed }), []],
    ['the server went away', aRecord({ tests: passed }), ['The server went away.']],
    ['something outside of the tests went wrong', aRecord({ tests: passed, problems: ['no'] }), []],
    ['a region was never run', aRecord({ tests: passed, scope: twoRegions }), []],
  ])('%s', (_, record, around) => {
    expect(buildReport(record, around, []).verdict).toBe('INCOMPLETE');
  });
});

it('a shard reports the regions of which it holds tests', () => {
  const shard = { index: 1, total: 2 };
  const record = aRecord({ tests: passed, scope: twoRegions, shard });
  expect(buildReport(record, [], []).regions.map(({ region }) => region)).toEqual(['gb']);
});

it('names a step that cites requirements and asserts nothing, once', () => {
  const step: StepReport = {
    title: 's',
    covers: ['REG-001'],
    status: 'passed',
    assertions: 0,
    durationMs: 1,
  };
  const tests = [aTest({ steps: [step] }), aTest({ steps: [step], site: 'gb mobile' })];
  expect(buildReport(aRecord({ planned: { gb: 2 }, tests }), [], []).notes).toEqual([
    'conformance/specs/x.spec.ts: "s" cites REG-001 and asserts nothing.',
  ]);
});
