/** A list of rows of the same height, in CSS pixels, with a margin above and below them. */
interface ListSize {
  readonly count: number;
  readonly row: number;
  /** Height of the visible part. */
  readonly height: number;
}

export const LIST_MARGIN = 8;

/** Extra rows rendered on both sides of the visible part, so that scrolling shows no gaps. */
const SPARE = 4;

/** The rows to render, `from` included, `to` not: the visible ones and some around them. */
export function drawnRows(
  { count, row, height }: ListSize,
  top: number,
): { readonly from: number; readonly to: number } {
  const first = Math.floor((top - LIST_MARGIN) / row) - SPARE;
  const last = Math.ceil((top + height) / row) + SPARE;
  const from = Math.min(Math.max(0, first), Math.max(0, count - 1));
  return { from, to: Math.max(from, Math.min(count, last)) };
}

/** The scroll position that shows a row, with as little scrolling as possible. */
export function scrolledTo({ row, height }: ListSize, at: number, top: number): number {
  const least = (at + 1) * row + 2 * LIST_MARGIN - height;
  return Math.max(0, Math.min(Math.max(top, least), at * row));
}

/** The scroll position that centres a row. */
export function centredOn({ count, row, height }: ListSize, at: number): number {
  const most = count * row + 2 * LIST_MARGIN - height;
  return Math.max(0, Math.min(at * row + LIST_MARGIN - (height - row) / 2, most));
}
