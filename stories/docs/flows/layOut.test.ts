import { describe, expect, it } from 'vitest';
import { arrowPath } from './arrowPath.ts';
import type { Flow } from './Flow.ts';
import { layOut, size } from './layOut.ts';
import { matchingMoves } from './matchingMoves.ts';
import { olderSignUp } from './olderSignUp.generated.ts';
import { signUp } from './signUp.generated.ts';

const flows: readonly (readonly [string, Flow])[] = [
  ['signUp', signUp],
  ['olderSignUp', olderSignUp],
];

describe.each(flows)('the drawing of %s', (_name, flow) => {
  const { width, height, places, arrows } = layOut(flow);

  it('holds every place once, inside of the drawing, and none over another', () => {
    const named = new Set(flow.moves.flatMap(({ from, to }) => [from, to]));
    expect(places.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
    for (const a of places) {
      expect(a.x >= 0 && a.x + size.place.width <= width).toBe(true);
      expect(a.y >= 0 && a.y + size.place.height <= height).toBe(true);
      const over = places.filter(
        (b) =>
          a !== b &&
          Math.abs(a.x - b.x) < size.place.width &&
          Math.abs(a.y - b.y) < size.place.height,
      );
      expect(over).toEqual([]);
    }
  });

  it('holds an arrow for every way between two places, with all its events', () => {
    const ways = flow.moves.filter(({ from, to }) => from !== to);
    for (const { from, to, event } of ways)
      expect(
        arrows.some(
          (arrow) => arrow.from.id === from && arrow.to.id === to && arrow.events.includes(event),
        ),
      ).toBe(true);
    for (const arrow of arrows) expect(arrowPath(arrow)).toMatch(/^M[-\d. MLCQ]+$/);
  });
});

it('steps stand in their order, a place below the one that leads to it', () => {
  const { steps, places } = layOut(signUp);
  expect(steps.map(({ name }) => name)).toEqual(['account', 'verification', 'password', 'success']);
  const at = new Map(places.map((place) => [place.id, place]));
  const [editing, checking] = [at.get('account/editing'), at.get('account/checkingRegion')];
  expect(editing?.y).toBeLessThan(checking?.y ?? 0);
});

it('what goes on beside the way stands below it', () => {
  const { steps } = layOut(olderSignUp);
  const below = steps.filter(({ y }) => y > 0).map(({ name }) => name);
  expect(below).toEqual(['code', 'fields']);
});

it('moves are found by place and by words', () => {
  const found = matchingMoves(signUp.moves, 'success', 'registered');
  expect(found.map(({ from, to }) => [from, to])).toEqual([['password/registering', 'success']]);
  expect(matchingMoves(signUp.moves, null, '')).toEqual(signUp.moves);
});
