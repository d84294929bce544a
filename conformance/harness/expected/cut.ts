/** A text of at most so many signs, as a reader counts them, and what stands for the rest. Source: S-126, E-11. */
export function cut(text: string, most: number, ellipsis: string): string {
  const signs = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  return signs.length <= most ? text : signs.slice(0, most).join('') + ellipsis;
}
