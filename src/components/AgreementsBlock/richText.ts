/** A piece of a text: plain words, or the words inside `<name>...</name>`. */
export interface RichPart {
  readonly tag: string | null;
  readonly text: string;
}

/**
 * Splits a translated text at its tags. Tags do not nest and carry no attributes; one that is not
 * closed, or closed by another name, stays as it was written, so that a slip in a translation shows.
 */
export function richText(text: string): readonly RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>([^<>]*)<\/\1>/g)) {
    const [whole, tag = '', words = ''] = match;
    if (match.index > end) parts.push({ tag: null, text: text.slice(end, match.index) });
    parts.push({ tag, text: words });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ tag: null, text: text.slice(end) });
  return parts;
}
