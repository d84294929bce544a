import { describe, expect, it } from 'vitest';
import { exitCodes } from './exitCodes.ts';
import { overallVerdict, verdictOf, type Count, buildReport } from './buildReport.ts';
import { aContext, aCoverage, aRecord, aTest } from '../record/samples.ts';
import type { StepReport } from '../record/RunRecord.ts';

const count = (part: Partial<Count>): Count => ({
  planned: 0,
  passed: 0,
  failed: 0,
  expected: 0,
  failedElsewhere: 0,
  uncovered: [],
  failing: [],
  findings: [],
  ...part,
});
const passing = { planned: 3, passed: 3 };
const id = ['REG-001'];

describe('verdictOf', () => {
  it.each([
    ['everything planned ran and passed', passing],
    ['the rest is expected to fail', { planned: 3, passed: 2, expected: 1 }],
  ])('is conformant when %s', (_, part) => {
    expect(verdictOf(count(part), false)).toBe('CONFORMANT');
  });
  it.each([
    ['an expected failure passes', { ...passing, findings: ['it passes'] }],
    ['one failed', { planned: 3, passed: 2, failed: 1 }],
    ['one failed elsewhere that stands for the region', { ...passing, failedElsewhere: 1 }],
    ['a requirement fails in another layer', { ...passing, failing: id }],
    ['one failed and a requirement has no test', { planned: 1, failed: 1, uncovered: id }],
  ])('is not conformant when %s, in a part as well', (_, part) => {
    expect(verdictOf(count(part), false)).toBe('NOT CONFORMANT');
    expect(verdictOf(count(part), true)).toBe('NOT CONFORMANT');
  });
  it.each([
    ['a test was lost', { planned: 3, passed: 2, failed: 0 }],
    ['a test was lost and another failed', { planned: 3, passed: 1, failed: 1 }],
    ['nothing was planned', { planned: 0, passed: 0, failed: 0 }],
    ['more ran than was planned', { planned: 1, passed: 2, failed: 0 }],
    ['a requirement has no test', { ...passing, uncovered: id }],
  ])('is incomplete when %s', (_, part) => {
    expect(verdictOf(count(part), false)).toBe('INCOMPLETE');
  });
  it('is never conformant in a part', () => {
    expect(verdictOf(count(passing), true)).toBe('PARTIAL');
  });
});

describe('overallVerdict', () => {
  it.each([
    [['CONFORMANT', 'CONFORMANT'], {}, 'CONFORMANT'],
    [['CONFORMANT', 'NOT CONFORMANT'], {}, 'NOT CONFORMANT'],
    [['NOT CONFORMANT', 'INCOMPLETE'], {}, 'INCOMPLETE'],
    [['CONFORMANT'], { problems: ['the server stopped'] }, 'INCOMPLETE'],
    [['CONFORMANT'], { findings: ['a gap has a test'] }, 'NOT CONFORMANT'],
    [[], {}, 'INCOMPLETE'],
    [['PARTIAL', 'PARTIAL'], { limits: ['shard 1 of 2'] }, 'PARTIAL'],
    [['CONFORMANT'], { limits: ['shard 1 of 2'] }, 'PARTIAL'],
    [['PARTIAL', 'NOT CONFORMANT'], { limits: ['shard 1 of 2'] }, 'NOT CONFORMANT'],
    [['PARTIAL'], { limits: ['x'], problems: ['the server stopped'] }, 'INCOMPLETE'],
  ] as const)('of %j with %j is %s', (regions, around, verdict) => {
    expect(overallVerdict(regions, { problems: [], findings: [], limits: [], ...around })).toBe(
      verdict,
    );
  });
  it('has an exit code each', () => {
    expect(exitCodes).toEqual({ CONFORMANT: 0, 'NOT CONFORMANT': 1, INCOMPLETE: 2, PARTIAL: 3 });
  });
});

const tests = [aTest()];
const twoRegions = { ...aRecord().scope, regions: ['gb', 'id'] };

it('is conformant when what was planned passed', () => {
  const report = buildReport(aRecord({ tests }), aContext());
  expect(report).toMatchObject({ verdict: 'CONFORMANT', problems: [], limits: [] });
  expect(report.regions).toMatchObject([{ region: 'gb', planned: 1, passed: 1 }]);
});

it('is not conformant when a test failed, or an expected failure has expired', () => {
  const failed = aRecord({ tests: [aTest({ status: 'failed' })] });
  expect(buildReport(failed, aContext()).verdict).toBe('NOT CONFORMANT');
  const expired = {
    requirement: 'REG-001',
    region: 'gb',
    owner: 'Ada',
    reason: 'r',
    expires: '2026-01-01',
  };
  expect(buildReport(aRecord({ tests }), aContext({ entries: [expired] })).verdict).toBe(
    'NOT CONFORMANT',
  );
});

it('a test that stands for several regions and fails marks all of them', () => {
  const failed = aTest({ status: 'failed', standsFor: ['gb', 'id'] });
  const own = aTest({ region: 'id', site: 'id desktop' });
  const record = aRecord({ tests: [failed, own], scope: twoRegions, planned: { gb: 1, id: 1 } });
  const { regions } = buildReport(record, aContext({ all: ['gb', 'id'] }));
  expect(regions).toMatchObject([
    { region: 'gb', verdict: 'NOT CONFORMANT', failed: 1, failedElsewhere: 0 },
    { region: 'id', verdict: 'NOT CONFORMANT', failed: 0, failedElsewhere: 1 },
  ]);
});

describe('is incomplete when', () => {
  it.each([
    ['a planned test was not executed', aRecord(), []],
    ['the run did not finish', aRecord({ finished: false, tests }), []],
    ['the server went away', aRecord({ tests }), ['The server went away.']],
    ['something outside of the tests went wrong', aRecord({ tests, problems: ['no'] }), []],
    ['a region was never run', aRecord({ tests, scope: twoRegions }), []],
  ])('%s', (_, record, problems) => {
    const all = record.scope.regions;
    expect(buildReport(record, aContext({ problems, all })).verdict).toBe('INCOMPLETE');
  });
  it('a requirement has no test and is no expected gap', () => {
    const coverage = aCoverage({ uncovered: ['REG-001'] });
    expect(buildReport(aRecord({ tests }), aContext({ coverage }))).toMatchObject({
      verdict: 'INCOMPLETE',
      regions: [{ verdict: 'INCOMPLETE', uncovered: ['REG-001'] }],
    });
  });
});

it('expected gaps are counted, each once for all regions', () => {
  const gaps = { uncovered: [], failing: [], gaps: ['REG-001', 'REG-002'] };
  const record = aRecord({
    tests: [...tests, aTest({ region: 'id' })],
    planned: { gb: 1, id: 1 },
    scope: twoRegions,
  });
  const coverage = { regions: { gb: gaps, id: gaps }, findings: [] };
  expect(buildReport(record, aContext({ all: ['gb', 'id'], coverage }))).toMatchObject({
    verdict: 'CONFORMANT',
    gaps: 2,
    regions: [{ gaps: 2 }, { gaps: 2 }],
  });
});

it('a gap that a test covers is a finding: it fails the run', () => {
  const coverage = { ...aCoverage(), findings: ['REG-001 is an expected gap …'] };
  expect(buildReport(aRecord({ tests }), aContext({ coverage })).verdict).toBe('NOT CONFORMANT');
});

describe('a part', () => {
  const coverage = aCoverage({ uncovered: ['REG-001'], gaps: ['REG-002'] });
  it.each([
    ['some regions', aRecord({ tests }), ['gb', 'id']],
    ['one screen', aRecord({ tests, scope: { ...twoRegions, viewports: ['desktop'] } }), ['gb']],
    ['some names', aRecord({ tests, scope: { ...twoRegions, grep: 'x' } }), ['gb', 'id']],
    ['a shard', aRecord({ tests, shard: { index: 1, total: 2 } }), ['gb']],
  ])('of %s is never conformant; the ledger does not count', (_, record, all) => {
    const planned = { ...record.planned, id: 1 };
    const both = [...tests, aTest({ region: 'id' })];
    const given = { ...record, tests: both, planned };
    expect(buildReport(given, aContext({ all, coverage }))).toMatchObject({
      verdict: 'PARTIAL',
      gaps: 0,
    });
  });
  it.each([
    ['shard', { shard: { index: 1, total: 2 } }],
    ['pattern', { scope: { ...twoRegions, grep: 'x' } }],
  ])('by a %s reports the regions of which it holds tests', (_, part) => {
    const record = aRecord({ tests, scope: twoRegions, ...part });
    const { regions, verdict } = buildReport(record, aContext({ all: ['gb', 'id'] }));
    expect(regions.map(({ region }) => region)).toEqual(['gb']);
    expect(verdict).toBe('PARTIAL');
  });
  it('by a pattern that no test has is incomplete, and says so', () => {
    const record = aRecord({ planned: {}, scope: { ...twoRegions, grep: 'x' } });
    const { verdict, problems } = buildReport(record, aContext());
    expect(verdict).toBe('INCOMPLETE');
    expect(problems).toEqual([expect.stringMatching(/^No test was planned/)]);
  });
});

it('names a step that cites requirements and asserts nothing, once', () => {
  const step: StepReport = {
    title: 's',
    covers: ['REG-001'],
    status: 'passed',
    assertions: 0,
    durationMs: 1,
  };
  const empty = [aTest({ steps: [step] }), aTest({ steps: [step], site: 'gb mobile' })];
  const record = aRecord({ planned: { gb: 2 }, tests: empty });
  expect(buildReport(record, aContext()).notes).toEqual([
    'conformance/specs/x.spec.ts: "s" cites REG-001 and asserts nothing.',
  ]);
});

describe('a live run', () => {
  const record = aRecord({
    tests: [aTest({ covers: ['REG-001'] }), aTest({ region: 'id', covers: ['REG-004'] })],
    planned: { gb: 1, id: 1 },
    scope: { ...twoRegions, live: true },
  });
  const [gb] = buildReport(record, aContext({ all: ['gb', 'id'] })).regions;

  it('names what no test of a region speaks of', () => {
    expect(gb?.unjudged).not.toContain('REG-001');
    expect(gb?.unjudged).toContain('REG-004');
  });
  it('leaves out what is not about the region', () => {
    expect(gb?.unjudged).not.toContain('PARTNER-010');
    expect(gb?.unjudged.length).toBeGreaterThan(300);
  });
  it('is a part; any other run leaves nothing to name', () => {
    expect(gb?.verdict).toBe('PARTIAL');
    const whole = buildReport(aRecord({ tests }), aContext());
    expect(whole.regions.map(({ unjudged }) => unjudged)).toEqual([[]]);
  });
});
