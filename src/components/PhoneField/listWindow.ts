/** A list of rows of one height, in CSS pixels, with a margin above and below them. */
interface ListSize {
  readonly count: number;
  readonly row: number;
  /** Height of what is in sight. */
  readonly height: number;
}

export const LIST_MARGIN = 8;

/** Rows drawn beyond what is in sight, on both sides, so that scrolling shows no gaps. */
const SPARE = 4;

/** Which rows are drawn, `from` included, `to` not: those in sight, some around, and always the active one. */
export function drawnRows(
  { count, row, height }: ListSize,
  top: number,
): { readonly from: number; readonly to: number } {
  const first = Math.floor((top - LIST_MARGIN) / row) - SPARE;
  const last = Math.ceil((top + height) / row) + SPARE;
  const from = Math.min(Math.max(0, first), Math.max(0, count - 1));
  return { from, to: Math.max(from, Math.min(count, last)) };
}

/** How far the list scrolls to have a row in sight: not at all where it is, else as little as it takes. */
export function scrolledTo({ row, height }: ListSize, at: number, top: number): number {
  const least = (at + 1) * row + 2 * LIST_MARGIN - height;
  return Math.max(0, Math.min(Math.max(top, least), at * row));
}

/** How far it scrolls to have a row in the middle. */
export function centredOn({ count, row, height }: ListSize, at: number): number {
  const most = count * row + 2 * LIST_MARGIN - height;
  return Math.max(0, Math.min(at * row + LIST_MARGIN - (height - row) / 2, most));
}
