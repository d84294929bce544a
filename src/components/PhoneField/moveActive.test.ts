import { expect, it } from 'vitest';
import { moveActive } from './moveActive.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', 0, 19],
  ['ArrowUp', 5, 4],
  ['PageDown', 3, 10],
  ['PageDown', 15, 19],
  ['PageUp', 10, 3],
  ['PageUp', 2, 0],
  ['Home', 9, 0],
  ['End', 9, 19],
  ['ArrowRight', 9, null],
  ['a', 9, null],
])('%s from option %i of twenty moves to %s', (key, at, expected) => {
  expect(moveActive({ key, at, count: 20 })).toBe(expected);
});

it('returns null for an empty list', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])
    expect(moveActive({ key, at: 0, count: 0 })).toBeNull();
});
