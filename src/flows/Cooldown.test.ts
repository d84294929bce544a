import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { covers } from '#covers';
import { isCoolingDown, cooldownAfterRefusal, cooldownAfterSend } from './Cooldown.ts';

it('a sent code starts a cooldown of 60 seconds', () => {
  covers(['CODE-008'], () => {
    expect(isCoolingDown(cooldownAfterSend(1000), 60_999)).toBe(true);
    expect(isCoolingDown(cooldownAfterSend(1000), 61_000)).toBe(false);
  });
  expect(isCoolingDown(undefined, 0)).toBe(false);
});

it('an error without retryAfter starts no cooldown', () => {
  expect(cooldownAfterRefusal(0, null)).toBeNull();
});

it('a changed clock never makes a cooldown longer than its seconds', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 3600 }),
      fc.integer(),
      (at, seconds, later) => {
        const result = cooldownAfterRefusal(at, seconds) ?? undefined;
        const left = at + seconds * 1000 - later;
        expect(isCoolingDown(result, later)).toBe(left > 0 && left <= seconds * 1000);
      },
    ),
    { numRuns: 1000 },
  );
});
