/** Stands for what was cut off. Source: S-126. */
const ELLIPSIS = '…';

/**
 * The first `most` characters of a text, followed by an ellipsis where more follow. A character is
 * what a reader takes for one (a grapheme), so no flag, accent or joined emoji is ever split (E-11).
 * However long the text is, no more of it is read than is kept.
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
