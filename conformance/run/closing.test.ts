import { expect, it } from 'vitest';
import type { RunReport } from '../report/RunReport.ts';
import { closing } from './closing.ts';

const report: RunReport = {
  finished: true,
  startedAt: '2026-11-21T10:00:00.000Z',
  durationMs: 1,
  regions: [{ region: 'gb', planned: 2, passed: 2, failed: 0, verdict: 'CONFORMANT' }],
  problems: [],
  tests: [],
};

it('ends with a line per region and the verdict', () => {
  const { verdict, lines } = closing(report, ['gb'], []);
  expect(verdict).toBe('CONFORMANT');
  expect(lines.slice(-2)).toEqual([
    'gb     CONFORMANT      2 passed, 0 failed, of 2 planned',
    'CONFORMANT',
  ]);
});

it.each([
  ['no report was left', undefined, ['gb'], []],
  ['the run did not finish', { ...report, finished: false }, ['gb'], []],
  ['the server went away', report, ['gb'], ['The server went away.']],
  ['a region was never run', report, ['gb', 'id'], []],
])('is incomplete when %s', (_, left, regions, around) => {
  expect(closing(left, regions, around).verdict).toBe('INCOMPLETE');
});
