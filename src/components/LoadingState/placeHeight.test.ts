import { shows } from '#shows';
import { expect, test } from 'vitest';
import { placeHeight } from './placeHeight.ts';

test('535 px until a form was seen, then what it took', () => {
  shows(['UI-010'], () => expect(placeHeight()).toBe(535));
  expect(placeHeight(612.5)).toBe(612.5);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no height', (last) => {
  expect(placeHeight(last)).toBe(535);
});
