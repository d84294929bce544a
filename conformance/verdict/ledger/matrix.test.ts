import { describe, expect, it } from 'vitest';
import { aTest } from '../record/samples.ts';
import type { StepReport, TestReport } from '../record/RunRecord.ts';
import type { LayerResult } from './layers.ts';
import { matrixOf, type Evidence } from './matrix.ts';
import { ledgerReport, summaryLines } from './LedgerReport.ts';

const requirement = (applies: string, check = 'flow') => ({
  id: 'REG-001',
  area: 'REG',
  text: 't',
  applies,
  source: 's',
  check,
});
const step = (status: StepReport['status'], id = 'REG-001'): StepReport => ({
  title: 's',
  covers: [id],
  status,
  assertions: 1,
  durationMs: 1,
});
const passes = aTest({ covers: ['REG-001'], steps: [step('passed')] });
const assumes = { ...passes, assumed: ['S-001'] };
const fails = aTest({ status: 'failed', steps: [step('failed')] });
const entry = {
  requirement: 'REG-001',
  region: 'gb',
  owner: 'Ada',
  reason: 'r',
  expires: '2027-01-31',
};

const layer = (status: string): LayerResult => ({
  layer: 'unit',
  passed: 0,
  failed: 0,
  sources: '',
  part: false,
  tests: [{ name: 'n', file: 'f', status, covers: ['REG-001'] }],
});

function cellsOf(part: Partial<Evidence>, applies = 'all', check = 'flow') {
  const evidence = { tests: [], layers: [], entries: [], gaps: [], today: '2026-11-21', ...part };
  const requirements = [requirement(applies, check)];
  return matrixOf({ requirements, regions: ['gb', 'id'], ...evidence })[0]?.cells ?? {};
}
const gbOf = (tests: TestReport[], part: Partial<Evidence> = {}, applies = 'all') =>
  cellsOf({ tests, ...part }, applies)['gb'];

describe('a cell is', () => {
  it.each([
    ['pass', [passes]],
    ['pass', [passes, assumes]],
    ['pass on assumption', [assumes]],
    ['fail', [passes, fails]],
    ['fail', [aTest({ status: 'failed', steps: [step('passed')], covers: ['REG-001'] })]],
    ['not run', []],
    ['not run', [aTest()]],
    ['not run', [aTest({ status: 'failed', steps: [step('passed'), step('failed', 'REG-002')] })]],
  ])('%s', (state, tests) => {
    expect(gbOf(tests)?.state).toBe(state);
  });
  it('expected-fail while its entry is valid, and fail without one', () => {
    const known = aTest({ ...fails, status: 'expected-fail' });
    expect(gbOf([known], { entries: [entry] })).toMatchObject({
      state: 'expected-fail',
      reason: 'r (Ada, 2027-01-31)',
    });
    expect(gbOf([known, fails], { entries: [entry] })?.state).toBe('fail');
    expect(gbOf([known], { entries: [entry], today: '2027-03-01' })?.state).toBe('fail');
  });
  it('not applicable, with the reason, where the requirement does not hold', () => {
    expect(cellsOf({ tests: [passes] }, 'id')['gb']).toEqual({
      state: 'not applicable',
      tests: [],
      reason: 'It is about id alone.',
    });
  });
  it('covered on the screen that it is about', () => {
    expect(gbOf([passes], {}, 'desktop')?.state).toBe('pass');
    expect(gbOf([passes], {}, 'mobile')?.state).toBe('not run');
  });
  it('lists the tests behind it', () => {
    expect(gbOf([passes])?.tests).toEqual(['gb desktop › a test']);
  });
  it('that of a test in another region that stands for it', () => {
    const own = { region: 'id', site: 'id desktop', standsFor: ['id', 'gb'] };
    expect(gbOf([{ ...passes, ...own }])).toMatchObject({
      state: 'pass',
      tests: ['id desktop › a test'],
    });
    expect(gbOf([passes, { ...fails, ...own }])?.state).toBe('fail');
    expect(gbOf([passes, { ...fails, ...own, standsFor: ['id'] }])?.state).toBe('pass');
  });
  it('expected gap while its entry is valid and no test covers it', () => {
    const gap = {
      requirement: 'REG-001',
      regions: ['gb'],
      owner: 'Ada',
      until: '2027-01-31',
      reason: 'not built yet',
    };
    expect(gbOf([], { gaps: [gap] })).toEqual({
      state: 'expected gap',
      tests: [],
      reason: 'not built yet (Ada, 2027-01-31)',
    });
    expect(gbOf([], { gaps: [{ ...gap, regions: null }] })?.state).toBe('expected gap');
    expect(gbOf([], { gaps: [{ ...gap, regions: ['id'] }] })?.state).toBe('not run');
    expect(gbOf([], { gaps: [gap], today: '2027-02-01' })?.state).toBe('not run');
    expect(gbOf([passes], { gaps: [gap] })?.state).toBe('pass');
  });
  it('not run, with a note, where it is checked by hand', () => {
    expect(cellsOf({}, 'all', 'manual')['gb']?.reason).toBe('Checked by hand.');
  });
});

describe('a test of another layer', () => {
  it('passes a requirement in every region it applies to', () => {
    const states = Object.values(cellsOf({ layers: [layer('passed')] }, 'gb'));
    expect(states.map(({ state }) => state)).toEqual(['pass', 'not applicable']);
  });
  it('fails it there', () => {
    expect(gbOf([passes], { layers: [layer('failed')] })).toMatchObject({
      state: 'fail',
      reason: 'unit: n',
    });
  });
});

it('is a line per region, the numbers under their states', () => {
  const cells = { gb: { state: 'not run', tests: [], reason: '' } } as const;
  const ledger = ledgerReport([{ requirement: requirement('all'), elsewhere: [], cells }], ['gb']);
  expect(summaryLines(ledger)).toEqual([
    'region  pass  pass on assumption  fail  expected-fail  expected gap  not run  not applicable',
    'gb         0                   0     0              0             0        1               0',
  ]);
});
