import { expect, it } from 'vitest';
import { nextIndex } from './nextIndex.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', -1, 2],
  ['Enter', 1, null],
  ['a', 1, null],
])('%s from item %i of three moves to %s', (key, at, expected) => {
  expect(nextIndex({ key, at, count: 3 })).toBe(expected);
});

it('returns null for an empty list', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End'])
    expect(nextIndex({ key, at: -1, count: 0 })).toBeNull();
});
