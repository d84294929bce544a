import { describe, expect, it } from 'vitest';
import { arrowPath } from './arrowPath.ts';
import type { Flow } from './Flow.ts';
import { layOut, size } from './layOut.ts';
import { matchingMoves } from './matchingMoves.ts';
import { singleForm } from './singleForm.generated.ts';
import { signUp } from './signUp.generated.ts';

const flows: readonly (readonly [string, Flow])[] = [
  ['signUp', signUp],
  ['singleForm', singleForm],
];

describe.each(flows)('the drawing of %s', (_name, flow) => {
  const { width, height, states, arrows } = layOut(flow);

  it('has every state once, inside the drawing, without overlap', () => {
    const named = new Set(flow.moves.flatMap(({ from, to }) => [from, to]));
    expect(states.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
    for (const a of states) {
      expect(a.x >= 0 && a.x + size.state.width <= width).toBe(true);
      expect(a.y >= 0 && a.y + size.state.height <= height).toBe(true);
      const over = states.filter(
        (b) =>
          a !== b &&
          Math.abs(a.x - b.x) < size.state.width &&
          Math.abs(a.y - b.y) < size.state.height,
      );
      expect(over).toEqual([]);
    }
  });

  it('has an arrow for every pair of states with a move, with all its events', () => {
    const moves = flow.moves.filter(({ from, to }) => from !== to);
    for (const { from, to, event } of moves)
      expect(
        arrows.some(
          (arrow) => arrow.from.id === from && arrow.to.id === to && arrow.events.includes(event),
        ),
      ).toBe(true);
    for (const arrow of arrows) expect(arrowPath(arrow)).toMatch(/^M[-\d. MLCQ]+$/);
  });
});

it('puts the steps in their order, and a state below the one that leads to it', () => {
  const { steps, states } = layOut(signUp);
  expect(steps.map(({ name }) => name)).toEqual(['account', 'verification', 'password', 'success']);
  const at = new Map(states.map((state) => [state.id, state]));
  const [editing, checking] = [at.get('account/editing'), at.get('account/checkingRegion')];
  expect(editing?.y).toBeLessThan(checking?.y ?? 0);
});

it('puts parallel parts below the others', () => {
  const { steps } = layOut(singleForm);
  const below = steps.filter(({ y }) => y > 0).map(({ name }) => name);
  expect(below).toEqual(['code', 'fields']);
});

it('finds moves by state and by words', () => {
  const found = matchingMoves(signUp.moves, 'success', 'registered');
  expect(found.map(({ from, to }) => [from, to])).toEqual([['password/registering', 'success']]);
  expect(matchingMoves(signUp.moves, null, '')).toEqual(signUp.moves);
});
