/** A text taken apart as far as it can be compared with the same text in another language. */
export interface PartsOfText {
  /** `{{placeholders}}`, sorted, each once. */
  readonly placeholders: readonly string[];
  /** Names of the `<tags>...</tags>`, sorted. */
  readonly tags: readonly string[];
  /** A brace or tag that belongs to neither; null when all are whole. */
  readonly broken: string | null;
}

const placeholder = /\{\{([a-z]+)\}\}/gi;
const pair = /<([a-z]+)>([^<>]*)<\/\1>/gi;
const leftOver = /[{}<>]/;

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '').toSorted();

/** Finds the placeholders and tags of a text, and what only looks like one. */
export function partsOfText(text: string): PartsOfText {
  const rest = text.replaceAll(placeholder, '').replaceAll(pair, '$2');
  return {
    placeholders: [...new Set(namesIn(text, placeholder))],
    tags: namesIn(text, pair),
    broken: leftOver.exec(rest)?.[0] ?? null,
  };
}
