/** Rows of a picture, in pixels from its top; `end` is the row after the last. */
export interface Band {
  readonly start: number;
  readonly end: number;
}

/** Differences with fewer equal rows between them are one. */
const GAP = 24;

/** Gathers the rows that differ into bands with equal rows between them. */
export function bandsOf(differing: readonly boolean[], gap = GAP): readonly Band[] {
  const bands: Band[] = [];
  for (const [row, differs] of differing.entries()) {
    if (!differs) continue;
    const last = bands.at(-1);
    if (last !== undefined && row - last.end < gap)
      bands[bands.length - 1] = { start: last.start, end: row + 1 };
    else bands.push({ start: row, end: row + 1 });
  }
  return bands;
}
