import { expect, it } from 'vitest';
import { insertLine } from './insertLine.ts';

const text = 'list:\n  2: two,\n  10: ten,\nend';
const line = /^ {2}(\d+): /;

it.each([
  ['before the one that follows', '  3: three,', 'list:\n  2: two,\n  3: three,\n  10: ten,\nend'],
  ['at the end', '  11: eleven,', 'list:\n  2: two,\n  10: ten,\n  11: eleven,\nend'],
  ['at the start', '  1: one,', 'list:\n  1: one,\n  2: two,\n  10: ten,\nend'],
])('a line goes to its place, %s', (_, added, wanted) => {
  expect(insertLine(text, added, line)).toBe(wanted);
});

it('a line that is there already is refused', () => {
  expect(() => insertLine(text, '  10: another,', line)).toThrow('10 is there already');
});

it('a text without such a list is refused', () => {
  expect(() => insertLine('nothing', '  1: one,', line)).toThrow('There is no list');
});
