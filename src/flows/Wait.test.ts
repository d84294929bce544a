import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shows } from '#shows';
import { mustWait, waitAfterRefusal, waitAfterSend } from './Wait.ts';

it('a code makes the next one wait for 60 seconds', () => {
  shows(['CODE-008', 'CODE-011'], () => {
    expect(mustWait(waitAfterSend(1000), 60_999)).toBe(true);
    expect(mustWait(waitAfterSend(1000), 61_000)).toBe(false);
  });
  expect(mustWait(undefined, 0)).toBe(false);
});

it('a server that names no time asks for no pause', () => {
  expect(waitAfterRefusal(0, null)).toBeNull();
});

it('a clock that jumps never locks for longer than the pause is long', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 3600 }),
      fc.integer(),
      (at, wait, later) => {
        const pause = waitAfterRefusal(at, wait) ?? undefined;
        const left = at + wait * 1000 - later;
        expect(mustWait(pause, later)).toBe(left > 0 && left <= wait * 1000);
      },
    ),
    { numRuns: 1000 },
  );
});
