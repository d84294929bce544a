/** Replaces what was cut off. Source: S-126. */
const ELLIPSIS = '…';

/**
 * The first `most` characters of a text, and an ellipsis where it is longer. A character is a
 * grapheme, so no flag, accent or joined emoji is split (E-11). Reads no more of the text than it
 * keeps.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  let [count, end] = [0, 0];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text,
  )) {
    if (count === most) return text.slice(0, end) + ELLIPSIS;
    count += 1;
    end += segment.length;
  }
  return text;
}
