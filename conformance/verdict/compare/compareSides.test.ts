import { expect, it } from 'vitest';
import { aLedger } from '../ledger/samples.ts';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import type { RunRecord, TestReport } from '../record/RunRecord.ts';
import { buildReport } from '../report/buildReport.ts';
import { comparisonLines } from './comparisonLines.ts';
import { compareSides } from './compareSides.ts';
import type { Side } from './Side.ts';

function side(test: Partial<TestReport>, record: Partial<RunRecord> = {}): Side {
  const report = buildReport(
    aRecord({ tests: [aTest({ covers: ['REG-001'], ...test })], ...record }),
    aContext(),
  );
  return { report, ledger: aLedger(report.tests) };
}

const request = { method: 'POST', path: '/passport/send', status: 200, shape: '{email: string}' };
const behaviour = { events: ['page.shown'], announced: ['sent'], routes: ['/account/register'] };
const passed = side({ requests: [request], behaviour });
const failed = side({
  status: 'failed',
  covers: [],
  steps: [{ title: 's', covers: ['REG-001'], status: 'failed', assertions: 1, durationMs: 3 }],
});

it('finds nothing between a run and itself', () => {
  expect(comparisonLines(compareSides(passed, passed))).toEqual([
    'Nothing changed: the same states, the same behaviour.',
  ]);
});

it('tells a regression from a fix', () => {
  const change = { id: 'REG-001', text: 'Show it', regions: ['gb'] };
  expect(compareSides(passed, failed)).toMatchObject({
    regressions: [{ ...change, from: 'pass', to: 'fail' }],
    fixes: [],
  });
  expect(compareSides(failed, passed)).toMatchObject({
    regressions: [],
    fixes: [{ ...change, from: 'fail', to: 'pass' }],
  });
});

it('a requirement that nothing judges any more is a regression', () => {
  expect(compareSides(passed, side({ covers: [] })).regressions).toMatchObject([
    { from: 'pass', to: 'not run' },
  ]);
});

it.each<[string, Partial<TestReport>, object]>([
  [
    'a payload',
    { requests: [{ ...request, shape: '{email: string, extra: string}' }] },
    { kind: 'payload', from: '{email: string}', to: '{email: string, extra: string}' },
  ],
  [
    'an event that is gone',
    { behaviour: { ...behaviour, events: [] } },
    { kind: 'event', from: 'page.shown', to: null },
  ],
  [
    'an announcement',
    { behaviour: { ...behaviour, announced: ['sent', 'again'] } },
    { kind: 'announcement', from: null, to: 'again' },
  ],
  [
    'a route',
    { behaviour: { ...behaviour, routes: ['/account/login'] } },
    { kind: 'route', from: null, to: '/account/login' },
  ],
])('sees %s', (_, change, expected) => {
  const after = side({ requests: [request], behaviour, ...change });
  const { behaviour: changes, regressions } = compareSides(passed, after);
  expect(changes).toContainEqual(expect.objectContaining({ ...expected, regions: ['gb'] }));
  expect(regressions).toEqual([]);
});

it('sees another order of the account calls, and bytes', () => {
  const second = { ...request, path: '/passport/check' };
  const [before, after] = [
    [request, second],
    [second, request],
  ].map((requests, index) => {
    const { scope } = aRecord();
    return side({ requests }, { scope: { ...scope, firstBytes: { gb: 9000 + index } } });
  });
  if (!before || !after) throw new Error('There are two sides.');
  expect(compareSides(before, after).behaviour).toEqual([
    {
      ...{ kind: 'order', what: 'desktop › a test', regions: ['gb'] },
      from: 'POST /passport/send, POST /passport/check',
      to: 'POST /passport/check, POST /passport/send',
    },
    { kind: 'first bytes', what: 'register page', from: '9000', to: '9001', regions: ['gb'] },
  ]);
});

it('says nothing about the behaviour in tests that failed', () => {
  expect(compareSides(passed, failed).behaviour.every(({ to }) => to === null)).toBe(true);
});

it('names requirements that came and went', () => {
  const none: Side = { ...passed, ledger: { ...passed.ledger, requirements: [] } };
  expect(compareSides(none, passed).added).toEqual([{ id: 'REG-001', text: 'Show it' }]);
  expect(compareSides(passed, none).removed).toEqual([{ id: 'REG-001', text: 'Show it' }]);
});

it('prints each change with its regions, the worst first', () => {
  const lines = comparisonLines(compareSides(passed, failed));
  expect(lines.slice(0, 2)).toEqual(['Regressions (1)', '  REG-001  pass → fail  (gb)  Show it']);
  expect(lines).toContain('  event gone: page.shown  (gb)');
});
