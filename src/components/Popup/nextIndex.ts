interface Position {
  /** Name of the pressed key. */
  readonly key: string;
  /** Index of the item in focus; -1 = none. */
  readonly at: number;
  readonly count: number;
}

/** Which item of a list a key leads to; null for a key that leads nowhere. Both ends are joined. */
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
