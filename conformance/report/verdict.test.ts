import { describe, expect, it } from 'vitest';
import { exitCodes, overallVerdict, verdictOf } from './verdict.ts';

describe('verdictOf', () => {
  it('is conformant when everything planned ran and passed', () => {
    expect(verdictOf({ planned: 3, passed: 3, failed: 0 })).toBe('CONFORMANT');
  });
  it('is not when one failed', () => {
    expect(verdictOf({ planned: 3, passed: 2, failed: 1 })).toBe('NOT CONFORMANT');
  });
  it.each([
    ['a test was lost', { planned: 3, passed: 2, failed: 0 }],
    ['a test was lost and another failed', { planned: 3, passed: 1, failed: 1 }],
    ['nothing was planned', { planned: 0, passed: 0, failed: 0 }],
    ['more ran than was planned', { planned: 1, passed: 2, failed: 0 }],
  ])('is incomplete when %s', (_, count) => {
    expect(verdictOf(count)).toBe('INCOMPLETE');
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
