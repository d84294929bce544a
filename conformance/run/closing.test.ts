import { expect, it } from 'vitest';
import { aRecord } from '../report/aRecord.ts';
import { aTest } from '../report/aTest.ts';
import { conclude } from '../report/conclude.ts';
import { closing } from './closing.ts';

const lost = { name: 'a test', file: 'x.spec.ts', site: 'gb desktop' };

it('ends with a line per region and the verdict', () => {
  expect(closing(conclude(aRecord({ tests: [aTest()] }), [], [])).slice(-2)).toEqual([
    'gb     CONFORMANT      1 passed, 0 failed, of 1 planned',
    'CONFORMANT',
  ]);
});

it('names what was not run, and what went wrong around', () => {
  const report = conclude(aRecord({ notRun: [lost] }), ['The server went away.'], []);
  const lines = closing(report);
  expect(lines).toContain('! not run: gb desktop › a test');
  expect(lines).toContain('! The server went away.');
  expect(lines.at(-1)).toBe('INCOMPLETE');
});

it('counts the rest when there are many', () => {
  const report = conclude(aRecord({ notRun: Array.from({ length: 12 }, () => lost) }), [], []);
  expect(closing(report)).toContain('! not run: 2 more');
});

it('names each failed test once more, with the beginning of its reason', () => {
  const failed = aTest({ status: 'failed', error: 'the title is wrong\nExpected: "Sell"' });
  const lines = closing(conclude(aRecord({ tests: [failed] }), [], []));
  const at = lines.indexOf(`  ✗ ${failed.site} › ${failed.name}`);
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '      the title is wrong',
    '      Expected: "Sell"',
  ]);
});
