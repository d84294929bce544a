import type { Move } from './explore.ts';

/** What moves of a machine show about laws that each of them must keep. */
interface Judgement<Of> {
  /** A move that breaks a law, by its name. */
  readonly broken: ReadonlyMap<string, Of>;
  readonly moves: number;
  /** The states that the moves leave. */
  readonly states: number;
}

/** Holds each law against every move, in one pass. */
export function judgeMoves<Of extends Move<unknown, unknown, unknown>>(
  every: Iterable<Of>,
  laws: readonly (readonly [name: string, holds: (move: Of) => boolean])[],
): Judgement<Of> {
  const broken = new Map<string, Of>();
  const states = new Set<unknown>();
  let moves = 0;
  for (const move of every) {
    moves += 1;
    states.add(move.before);
    for (const [name, holds] of laws) if (!holds(move)) broken.set(name, move);
  }
  return { broken, moves, states: states.size };
}
