interface Position {
  /** Name of the pressed key. */
  readonly key: string;
  /** Index of the focused tab. */
  readonly at: number;
  readonly count: number;
  readonly direction: 'ltr' | 'rtl';
}

/** The index of the tab that a key moves to; null for other keys. Arrows wrap around. */
export function tabAfter({ key, at, count, direction }: Position): number | null {
  if (count === 0) return null;
  const [forth, back] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case forth:
      return (at + 1) % count;
    case back:
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
