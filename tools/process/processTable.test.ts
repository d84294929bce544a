import { expect, test } from 'vitest';
import { familyOf, parsePs, parseStat } from './processTable.mjs';

test('reads a line of /proc whose name holds spaces and brackets', () => {
  expect(parseStat('42 (a (b) c) S 7 40 40 0 -1')).toEqual([{ pid: 42, parent: 7, group: 40 }]);
});

test('leaves zombies out', () => {
  expect(parseStat('42 (gone) Z 7 40 40 0 -1')).toEqual([]);
  expect(parsePs('   42     7    40 Z+\n   43     1    43 Ss\n')).toEqual([
    { pid: 43, parent: 1, group: 43 },
  ]);
});

const table = [
  { pid: 1, parent: 0, group: 1 },
  { pid: 10, parent: 1, group: 10 },
  { pid: 12, parent: 11, group: 12 },
  { pid: 11, parent: 10, group: 10 },
  { pid: 13, parent: 1, group: 10 },
  { pid: 20, parent: 1, group: 20 },
];

test('a family is the group, and descendants in groups of their own', () => {
  expect(familyOf(10, table)).toEqual(new Set([10, 11, 12, 13]));
});

test('a member seen earlier stays one when its parents have gone', () => {
  const orphans = [
    { pid: 12, parent: 1, group: 12 },
    { pid: 14, parent: 12, group: 12 },
    { pid: 20, parent: 1, group: 20 },
  ];
  expect(familyOf(10, orphans, new Set([10, 11, 12]))).toEqual(new Set([12, 14]));
});
