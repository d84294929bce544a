import { fits } from '../parts/fits.ts';
import type { FlowMove } from './Flow.ts';

/** The moves that start or end at a place, if one is given, and hold each of the words. */
export const matchingMoves = (
  moves: readonly FlowMove[],
  place: string | null,
  words: string,
): readonly FlowMove[] =>
  moves.filter(
    ({ from, event, given, to, effects }) =>
      (place === null || from === place || to === place) &&
      fits([from, event, ...given, to, ...effects].join(' '), words),
  );
