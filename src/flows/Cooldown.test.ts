import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { covers } from '#covers';
import {
  cooldownAfterRefusal,
  cooldownAfterSend,
  cooldownsAfterSend,
  isCoolingDown,
  serverCooldowns,
} from './Cooldown.ts';

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

it('a sent code ends its own cooldown, and no other that the server requested (E-19)', () => {
  const pause = { after: 'throttled', until: 90_000, seconds: 90 } as const;
  const sent = cooldownAfterSend(1000);
  expect(cooldownsAfterSend({ send: pause, check: pause, register: pause }, 1000)).toEqual({
    ...{ send: sent, check: pause, register: pause },
  });
  expect(serverCooldowns({ send: sent, check: pause })).toEqual({ check: pause });
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
