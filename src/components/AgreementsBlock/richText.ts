/** A part of a text: plain text, or the text inside `<name>...</name>`. */
export interface RichPart {
  readonly tag: string | null;
  readonly text: string;
}

/**
 * Splits a translated text at its tags. Tags do not nest and have no attributes; a tag that is not
 * closed, or closed with another name, stays in the text, so that the mistake in the translation shows.
 */
export function richText(text: string): readonly RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>([^<>]*)<\/\1>/g)) {
    const [whole, tag = '', content = ''] = match;
    if (match.index > end) parts.push({ tag: null, text: text.slice(end, match.index) });
    parts.push({ tag, text: content });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ tag: null, text: text.slice(end) });
  return parts;
}
