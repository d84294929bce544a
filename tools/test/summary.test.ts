import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('an aligned table, and the totals alone on the last line', () => {
  const text = summary([
    { layer: 'check', passed: 1, failed: 0, seconds: 3.04 },
    { layer: 'unit', passed: 120, failed: 2, seconds: 12.25 },
    { layer: 'dist', passed: 0, failed: 1, seconds: 0, note: 'not run: build failed' },
  ]);
  expect(text.split('\n')).toEqual([
    'layer  passed  failed  seconds',
    'check       1       0      3.0',
    'unit      120       2     12.3',
    'dist        0       1      0.0  not run: build failed',
    '',
    '121 passed, 3 failed',
  ]);
});

test('the last lines of a failed layer stand before the table', () => {
  const lastLines = ['  ✗ gb desktop › a test', 'NOT CONFORMANT'];
  const failed = { layer: 'conformance', passed: 9, failed: 1, seconds: 3, lastLines };
  expect(summary([failed]).split('\n').slice(0, 4)).toEqual([
    'How conformance failed:',
    '    ✗ gb desktop › a test',
    '  NOT CONFORMANT',
    '',
  ]);
});

test('the ten slowest tests of all layers, slowest first', () => {
  const tests = Array.from({ length: 9 }, (_, index) => ({
    name: `test ${index}`,
    seconds: index,
  }));
  const unit = { layer: 'unit', passed: 9, failed: 0, seconds: 40, tests };
  const slow = [
    { name: 'a story', seconds: 12.34 },
    { name: 'another', seconds: 0.1 },
  ];
  const stories = { layer: 'stories', passed: 2, failed: 0, seconds: 15, tests: slow };
  expect(summary([unit, stories]).split('\n').slice(0, 12)).toEqual([
    'The 10 slowest tests:',
    '   12.3 s  stories: a story',
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((n) => `    ${n}.0 s  unit: test ${n}`),
    '    0.1 s  stories: another',
    '',
  ]);
});
