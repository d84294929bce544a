interface Position {
  /** Name of the pressed key. */
  readonly key: string;
  /** Index of the focused item; -1 = none. */
  readonly at: number;
  readonly count: number;
}

/** The item of a list that a key moves to; null for other keys. Arrows wrap around. */
export function nextIndex({ key, at, count }: Position): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
