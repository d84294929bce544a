/** The user's choice for moving content; null = no choice yet. */
export type Wish = 'play' | 'pause' | null;

interface Situation {
  readonly wish: Wish;
  /** Whether the user prefers reduced motion. */
  readonly reduced: boolean;
}

/** Whether the content should move: by the user's choice, else without reduced motion. Source: E-26. */
export const isPlaying = ({ wish, reduced }: Situation): boolean =>
  wish === null ? !reduced : wish === 'play';

/**
 * Whether the content moves now: it pauses while it is `held`, that is hovered or focused, unless the
 * user chose to play it.
 */
export const isMoving = ({
  wish,
  reduced,
  held,
}: Situation & { readonly held: boolean }): boolean =>
  isPlaying({ wish, reduced }) && (wish === 'play' || !held);
