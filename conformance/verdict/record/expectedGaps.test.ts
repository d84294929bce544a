import { expect, it } from 'vitest';
import { REGION_IDS } from '../../oracle/regions.ts';
import { loadRequirements } from '../../oracle/requirements.ts';
import { expectedGaps, gapOf, gapProblems, parseGaps } from './expectedGaps.ts';

const HEADER = 'requirements\tregions\towner\tuntil\treason';
const read = (line: string) => parseGaps(`${HEADER}\n${line}\n`);

it('the list names requirements, regions and days', () => {
  const ids = new Set(loadRequirements().map(({ id }) => id));
  expect(gapProblems(expectedGaps, ids, REGION_IDS)).toEqual([]);
});

it('a line is a gap for each of its requirements', () => {
  const shared = { owner: 'Ada', until: '2027-01-31', reason: 'not built yet' };
  expect(read('LOGIN-001 LOGIN-002\tall\tAda\t2027-01-31\tnot built yet')).toEqual([
    { requirement: 'LOGIN-001', regions: null, ...shared },
    { requirement: 'LOGIN-002', regions: null, ...shared },
  ]);
  expect(read('A-001\tgb,id\tAda\t2027-01-31\tr')[0]?.regions).toEqual(['gb', 'id']);
});

it.each([
  ['another header', () => parseGaps('id\treason\n'), 'first line'],
  ['a line without a reason', () => read('A-001\tall\tAda\t2027-01-31\t'), 'Line 2'],
  ['a line without an owner', () => read('A-001\tall\t\t2027-01-31\tr'), 'Line 2'],
  ['a column too many', () => read('A-001\tall\tAda\t2027-01-31\tr\tx'), 'Line 2'],
])('refuses %s', (_, parse, words) => {
  expect(parse).toThrow(words);
});

it.each([
  ['A-999\tall\tAda\t2027-01-31\tr', 'A-999 is no requirement'],
  ['A-001\txx\tAda\t2027-01-31\tr', '"xx", which is no region'],
  ['A-001\tall\tAda\tsoon\tr', '"soon", which is no day'],
  ['A-001 A-001\tall\tAda\t2027-01-31\tr', 'A-001 stands twice'],
])('finds what is wrong with %j', (line, words) => {
  const problems = gapProblems(read(line), new Set(['A-001']), ['gb']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

it('is expected in its regions until its day', () => {
  const gaps = read('A-001\tgb\tAda\t2027-01-31\tr');
  expect(gapOf(gaps, 'A-001', 'gb', '2027-01-31')).toBe(gaps[0]);
  expect(gapOf(gaps, 'A-001', 'gb', '2027-02-01')).toBeUndefined();
  expect(gapOf(gaps, 'A-001', 'id', '2027-01-31')).toBeUndefined();
  expect(gapOf(gaps, 'A-002', 'gb', '2027-01-31')).toBeUndefined();
});
