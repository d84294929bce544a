import { covers } from '#covers';
import { expect, test } from 'vitest';
import { placeHeight } from './placeHeight.ts';

test('is 535 px until a form height is known', () => {
  covers(['UI-010'], () => expect(placeHeight()).toBe(535));
  expect(placeHeight(612.5)).toBe(612.5);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a height', (last) => {
  expect(placeHeight(last)).toBe(535);
});
