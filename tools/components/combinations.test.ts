import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinations, coveringSet, pairsOf } from './combinations.ts';

const pairsIn = (chosen: readonly (typeof combinations)[number][]) =>
  new Set(chosen.flatMap(pairsOf));

test('nine or ten of the 36 combinations hold every pair of values', () => {
  expect(combinations).toHaveLength(36);
  const chosen = coveringSet(combinations);
  expect(chosen.length).toBeLessThanOrEqual(10);
  expect(pairsIn(chosen)).toEqual(pairsIn(combinations));
});

test('of any part, those chosen hold the pairs that the part holds, and no other', () => {
  fc.assert(
    fc.property(fc.subarray([...combinations]), (part) => {
      expect(pairsIn(coveringSet(part))).toEqual(pairsIn(part));
    }),
  );
});
