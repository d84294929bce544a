interface Position {
  /** Name of the pressed key. */
  readonly key: string;
  /** Index of the active option; -1 = none. */
  readonly at: number;
  readonly count: number;
}

/** Number of options that PageUp and PageDown move: about the visible ones. */
const PAGE = 7;

/** The option that a key makes active; null for other keys. Arrows wrap around. */
export function moveActive({ key, at, count }: Position): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(at + PAGE, last);
    case 'PageUp':
      return Math.max(at - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
