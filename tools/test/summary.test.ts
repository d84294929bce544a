import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('an aligned table, and the totals alone on the last line', () => {
  const text = summary([
    { layer: 'check', passed: 1, failed: 0, seconds: 3.04 },
    { layer: 'unit', passed: 120, failed: 2, seconds: 12.25 },
    { layer: 'dist', passed: 0, failed: 1, seconds: 0, note: 'not run because build failed' },
  ]);
  expect(text.split('\n')).toEqual([
    'layer  passed  failed  seconds',
    'check       1       0      3.0',
    'unit      120       2     12.3',
    'dist        0       1      0.0  not run because build failed',
    '',
    '121 passed, 3 failed',
  ]);
});

test('what a failed layer said last stands before the table', () => {
  const lastLines = ['  ✗ gb desktop › a test', 'NOT CONFORMANT'];
  const failed = { layer: 'conformance', passed: 9, failed: 1, seconds: 3, lastLines };
  expect(summary([failed]).split('\n').slice(0, 4)).toEqual([
    'How conformance failed:',
    '    ✗ gb desktop › a test',
    '  NOT CONFORMANT',
    '',
  ]);
});
