/** What the person has asked of something that moves by itself; null = nothing so far. */
export type Wish = 'play' | 'pause' | null;

interface Situation {
  readonly wish: Wish;
  /** Whether the person's device asks for less motion. */
  readonly reduced: boolean;
}

/** Whether it is meant to move: as was asked for, else unless less motion is wanted. Source: E-26. */
export const isPlaying = ({ wish, reduced }: Situation): boolean =>
  wish === null ? !reduced : wish === 'play';

/**
 * Whether it moves right now: one that was left to itself waits while it is `held`, that is pointed
 * at or in focus; one that was told to play does not.
 */
export const isMoving = ({
  wish,
  reduced,
  held,
}: Situation & { readonly held: boolean }): boolean =>
  isPlaying({ wish, reduced }) && (wish === 'play' || !held);
