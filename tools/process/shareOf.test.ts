import { expect, it } from 'vitest';
import { shareOf } from './shareOf.ts';

it('takes one in n, evenly', () => {
  expect(shareOf(['a', 'b', 'c', 'd', 'e'], '2')).toEqual(['a', 'c', 'e']);
  expect(shareOf(['a', 'b', 'c'], '1')).toEqual(['a', 'b', 'c']);
});

it.each(['0', 'x', '-1', '1.5'])('--share %s is refused', (n) => {
  expect(() => shareOf(['a'], n)).toThrow('is no count');
});
