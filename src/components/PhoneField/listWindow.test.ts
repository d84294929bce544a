import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centredOn, drawnRows, LIST_MARGIN, scrolledTo } from './listWindow.ts';

const size = { count: 245, row: 44, height: 300 };

describe('the rendered rows', () => {
  it.each([
    [0, 0, 11],
    [44 * 100, 95, 111],
    [44 * 245, 240, 245],
    [1_000_000, 244, 245],
  ])('scrolled by %i: from %i to %i', (top, from, to) => {
    expect(drawnRows(size, top)).toEqual({ from, to });
  });

  it('are none for an empty list', () => {
    expect(drawnRows({ ...size, count: 0 }, 0)).toEqual({ from: 0, to: 0 });
  });
});

const anySize = fc.record({
  count: fc.integer({ min: 1, max: 300 }),
  row: fc.integer({ min: 30, max: 120 }),
  height: fc.integer({ min: 150, max: 1200 }),
});

it('scrolls the active row into view and renders it, with as little scrolling as possible', () => {
  fc.assert(
    fc.property(anySize, fc.nat(299), fc.nat(40_000), (list, index, top) => {
      const at = index % list.count;
      const scrolled = scrolledTo(list, at, top);
      const start = at * list.row + LIST_MARGIN;
      expect(scrolled).toBeLessThanOrEqual(start);
      expect(scrolled + list.height).toBeGreaterThanOrEqual(
        start + Math.min(list.row, list.height),
      );
      const { from, to } = drawnRows(list, scrolled);
      expect(from).toBeLessThanOrEqual(at);
      expect(to).toBeGreaterThan(at);
      expect(scrolledTo(list, at, scrolled)).toBe(scrolled);
      expect(to - from).toBeLessThanOrEqual(Math.ceil(list.height / list.row) + 11);
    }),
    { numRuns: 1000 },
  );
});

it('centres a row in view and renders it, without scrolling past the last row', () => {
  fc.assert(
    fc.property(anySize, fc.nat(299), (list, index) => {
      const at = index % list.count;
      const top = centredOn(list, at);
      const { from, to } = drawnRows(list, top);
      expect(from).toBeLessThanOrEqual(at);
      expect(to).toBeGreaterThan(at);
      expect(top).toBeLessThanOrEqual(
        Math.max(0, list.count * list.row + 2 * LIST_MARGIN - list.height),
      );
    }),
    { numRuns: 1000 },
  );
});
