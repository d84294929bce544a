import { expect, it } from 'vitest';
import { aLedger } from '../ledger/samples.ts';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from '../report/buildReport.ts';
import { brokenIn, expectedIn, receivedIn, stated } from './broken.ts';
import type { Side } from './Side.ts';

const error = 'the title is wrong\n\n  Expected: "Sell"\n  Received: "Buy"\n';
const failed = aTest({
  status: 'failed',
  steps: [{ title: 's', covers: ['REG-001'], status: 'failed', assertions: 1, durationMs: 3 }],
  error,
});

function sideOf(tests: readonly (typeof failed)[]): Side {
  const report = buildReport(aRecord({ tests: [...tests] }), aContext());
  return { report, ledger: aLedger(report.tests) };
}

const brokenOf = (tests: readonly (typeof failed)[], last: Side | null = null) => {
  const { report, ledger } = sideOf(tests);
  return brokenIn(report, ledger, last);
};

it('says the requirement, its regions, its owner, what was expected and received', () => {
  expect(brokenOf([failed])).toEqual([
    {
      id: 'REG-001',
      what: 'Show it',
      regions: ['gb'],
      owner: 'sign-up',
      expected: '"Sell"',
      received: '"Buy"',
      since: 'No earlier report tells since when.',
      test: 0,
    },
  ]);
});

it('says since when', () => {
  const passed = aTest({ covers: ['REG-001'] });
  expect(brokenOf([failed], sideOf([passed]))[0]?.since).toBe(
    'It did not fail on 2026-11-21 (build b).',
  );
  expect(brokenOf([failed], sideOf([failed]))[0]?.since).toBe(
    'It failed on 2026-11-21 (build b) already.',
  );
});

it('names a failed test that breaks no requirement, once', () => {
  const watched = { status: 'failed', name: 'a walk', error: 'page error: no' } as const;
  const broken = brokenOf([aTest(watched), aTest({ ...watched, site: 'gb mobile' })]);
  expect(broken).toMatchObject([
    { id: null, what: 'a walk', regions: ['gb'], received: 'page error: no' },
  ]);
});

it('says since when such a test fails, by its name', () => {
  const watched = aTest({ status: 'failed', name: 'a walk', error: 'page error: no' });
  const sinceOf = (...before: readonly (typeof watched)[]) =>
    brokenOf([watched], sideOf(before))[0]?.since;
  expect(brokenOf([watched])[0]?.since).toBe('No earlier report tells since when.');
  expect(sinceOf(aTest({ name: 'another' }))).toBe('No earlier report tells since when.');
  expect(sinceOf(aTest({ name: 'a walk' }))).toBe('It did not fail on 2026-11-21 (build b).');
  expect(sinceOf(watched)).toBe('It failed on 2026-11-21 (build b) already.');
});

const missing = `Error: expect(locator).toBeVisible() failed

Locator: locator('[data-toasts]')
Expected: visible
Timeout: 15000ms
Error: element(s) not found
`;

it('says what was expected of what, and why there was nothing', () => {
  expect(expectedIn(missing)).toBe("visible: locator('[data-toasts]')");
  expect(receivedIn(missing)).toBe('element(s) not found');
  expect(expectedIn(error)).toBe('"Sell"');
  expect(receivedIn(error)).toBe('"Buy"');
  expect(receivedIn('Test timeout of 90000ms exceeded.')).toBeNull();
});

it('is empty when all passed', () => {
  expect(brokenOf([aTest({ covers: ['REG-001'] })])).toEqual([]);
});

it.each([
  ['Expected string: "a"', '"a"'],
  ['    Expected: visible', 'visible'],
  ['nothing of it', null],
])('reads %j', (line, value) => {
  expect(stated('Expected', `x\n${line}\ny`)).toBe(value);
});
