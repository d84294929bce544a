import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tabAfter } from './tabAfter.ts';

const position = fc
  .integer({ min: 1, max: 9 })
  .chain((count) => fc.record({ count: fc.constant(count), at: fc.nat({ max: count - 1 }) }));
const direction = fc.constantFrom('ltr' as const, 'rtl' as const);

test('an arrow moves to the neighbour on its side, in either writing direction', () => {
  expect(tabAfter({ key: 'ArrowRight', at: 0, count: 3, direction: 'ltr' })).toBe(1);
  expect(tabAfter({ key: 'ArrowRight', at: 1, count: 3, direction: 'rtl' })).toBe(0);
  expect(tabAfter({ key: 'ArrowLeft', at: 2, count: 3, direction: 'rtl' })).toBe(0);
});

test('arrows wrap around, and the opposite arrow moves back', () => {
  fc.assert(
    fc.property(position, direction, ({ count, at }, writing) => {
      const step = (key: string, from: number) =>
        tabAfter({ key, at: from, count, direction: writing }) ?? Number.NaN;
      let round = at;
      for (let times = 0; times < count; times += 1) round = step('ArrowRight', round);
      expect(round).toBe(at);
      expect(step('ArrowLeft', step('ArrowRight', at))).toBe(at);
    }),
  );
});

test('Home and End move to the ends, other keys are ignored', () => {
  fc.assert(
    fc.property(position, direction, ({ count, at }, writing) => {
      const to = (key: string) => tabAfter({ key, at, count, direction: writing });
      expect([to('Home'), to('End')]).toEqual([0, count - 1]);
      expect([to('ArrowDown'), to('Enter'), to('a')]).toEqual([null, null, null]);
    }),
  );
});

test('returns null without tabs', () => {
  expect(tabAfter({ key: 'Home', at: 0, count: 0, direction: 'ltr' })).toBeNull();
});
