import { expect, test } from 'vitest';
import { shows } from '#shows';
import { remainingSeconds } from './remainingSeconds.ts';

const sent = Date.UTC(2026, 0, 1);
const deadline = sent + 60_000;

test('counts from 60 to 0 towards the deadline, however many ticks were missed', () => {
  shows(['CODE-009'], () => {
    const after = [0, 1, 1000, 30_500, 59_001, 60_000, 3_600_000];
    expect(after.map((passed) => remainingSeconds(deadline, sent + passed))).toEqual([
      60, 60, 59, 30, 1, 0, 0,
    ]);
  });
});

test('a clock set back never asks for more than 60 seconds', () => {
  expect(remainingSeconds(deadline, sent - 86_400_000)).toBe(60);
});

test('without a deadline nothing is counted', () => {
  shows(['CODE-013'], () => {
    expect(remainingSeconds(null, sent)).toBe(0);
  });
});
