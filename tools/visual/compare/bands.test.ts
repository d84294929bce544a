import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandsOf } from './bands.ts';

const rows = (text: string) => text.split('').map((one) => one === 'x');

it('gathers rows, and joins what is near', () => {
  expect(bandsOf(rows('..xx....x.x'), 3)).toEqual([
    { start: 2, end: 4 },
    { start: 8, end: 11 },
  ]);
  expect(bandsOf(rows('....'))).toEqual([]);
});

it('holds every row that differs, begins and ends with one, and keeps the gap', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.integer({ min: 1, max: 5 }), (differing, gap) => {
      const bands = bandsOf(differing, gap);
      for (const [row, differs] of differing.entries())
        expect(!differs || bands.some(({ start, end }) => start <= row && row < end)).toBe(true);
      for (const [index, { start, end }] of bands.entries()) {
        expect([differing[start], differing[end - 1]]).toEqual([true, true]);
        expect(start - (bands[index - 1]?.end ?? -Infinity)).toBeGreaterThanOrEqual(gap);
      }
    }),
  );
});
