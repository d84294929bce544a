/** What a page shows, to tell what a difference can come from. */
export interface PageFacts {
  readonly language: string;
  /** The keys of its texts. */
  readonly texts: readonly string[];
}

/** Runs in the page. */
export function readPage(): PageFacts {
  const marked = [...document.querySelectorAll('[data-message]')];
  const keys = marked.map((element) => element.getAttribute('data-message') ?? '');
  return { language: document.documentElement.lang, texts: [...new Set(keys)].toSorted() };
}
