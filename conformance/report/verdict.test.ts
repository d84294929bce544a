import { describe, expect, it } from 'vitest';
import { exitCodes, overallVerdict, verdictOf, type Count } from './verdict.ts';

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
  it('is not when the list of expected failures is not true', () => {
    expect(verdictOf(count({ planned: 1, passed: 1, findings: ['it passes'] }))).toBe(
      'NOT CONFORMANT',
    );
  });
  it('is not when one failed', () => {
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
  it('tells the three apart by exit code', () => {
    expect(Object.values(exitCodes)).toEqual([0, 1, 2]);
  });
});
