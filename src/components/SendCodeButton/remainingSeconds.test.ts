import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers } from '#covers';
import { LONGEST_COOLDOWN, remainingSeconds } from './remainingSeconds.ts';

const start = Date.UTC(2026, 0, 1);
const sent = { after: 'sent', until: start + 60_000 } as const;
const throttled = { after: 'throttled', until: start + 3_600_000 } as const;

test('counts from 60 to 0, also after missed ticks', () => {
  covers(['CODE-009'], () => {
    const after = [0, 1, 1000, 30_500, 59_001, 60_000, 3_600_000];
    expect(after.map((passed) => remainingSeconds(sent, start + passed))).toEqual([
      60, 60, 59, 30, 1, 0, 0,
    ]);
  });
});

test('a server cooldown lasts at most an hour (E-19)', () => {
  expect(remainingSeconds(throttled, start)).toBe(3600);
  expect(remainingSeconds({ after: 'throttled', until: start + 1 }, start)).toBe(1);
  expect(remainingSeconds({ ...throttled, until: start + 86_400_000 }, start)).toBe(3600);
});

test('a clock set back never makes it longer than 60 seconds', () => {
  expect(remainingSeconds(sent, start - 86_400_000)).toBe(60);
});

test('is 0 without a cooldown', () => {
  covers(['CODE-013'], () => {
    expect(remainingSeconds(null, start)).toBe(0);
  });
});

test('returns whole seconds in bounds that never increase over time', () => {
  const cooldown = fc.record({
    after: fc.constantFrom('sent', 'throttled'),
    until: fc.integer({ min: -1e13, max: 1e13 }),
  });
  const time = fc.integer({ min: -1e13, max: 1e13 });
  fc.assert(
    fc.property(cooldown, time, fc.nat(1e8), (running, now, passed) => {
      const seconds = remainingSeconds(running, now);
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(LONGEST_COOLDOWN[running.after]);
      expect(remainingSeconds(running, now + passed)).toBeLessThanOrEqual(seconds);
    }),
    { numRuns: 1000 },
  );
});
