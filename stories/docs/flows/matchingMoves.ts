import { fits } from '../parts/fits.ts';
import type { FlowMove } from './Flow.ts';

/** The moves from or to a state, if one is given, that have each of the words. */
export const matchingMoves = (
  moves: readonly FlowMove[],
  state: string | null,
  words: string,
): readonly FlowMove[] =>
  moves.filter(
    ({ from, event, given, to, effects }) =>
      (state === null || from === state || to === state) &&
      fits([from, event, ...given, to, ...effects].join(' '), words),
  );
