import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [50, 50],
  [98, 98],
  [100, 100],
])('the %i. percentile of 1 to 100 is %i', (percent, value) => {
  expect(percentile(hundred, percent)).toBe(value);
});

test('of one value it is that value, of none 0', () => {
  expect(percentile([7], 98)).toBe(7);
  expect(percentile([], 98)).toBe(0);
});
