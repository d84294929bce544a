import { expect, test } from 'vitest';
import { isMoving, isPlaying } from './motion.ts';

test.each([
  { wish: null, reduced: false, held: false, playing: true, moving: true },
  { wish: null, reduced: false, held: true, playing: true, moving: false },
  { wish: null, reduced: true, held: false, playing: false, moving: false },
  { wish: null, reduced: true, held: true, playing: false, moving: false },
  { wish: 'play', reduced: false, held: true, playing: true, moving: true },
  { wish: 'play', reduced: true, held: true, playing: true, moving: true },
  { wish: 'pause', reduced: false, held: false, playing: false, moving: false },
  { wish: 'pause', reduced: true, held: false, playing: false, moving: false },
] as const)(
  'wish $wish, reduced motion $reduced, held $held: moving is $moving',
  ({ wish, reduced, held, playing, moving }) => {
    expect(isPlaying({ wish, reduced })).toBe(playing);
    expect(isMoving({ wish, reduced, held })).toBe(moving);
  },
);
