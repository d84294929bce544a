/** Texts of one language: key to text, with `{{placeholders}}`; a plural has a key for each form. */
export type Texts = Readonly<Record<string, string>>;

/** What a page speaks at a moment. */
export interface Speech {
  /** BCP 47 tag. */
  readonly language: string;
  readonly texts: Texts;
}

/** The texts of one page; everything that shows one listens for another language. */
export interface PageTexts {
  /** Stays the same object until the language changes. */
  readonly speech: () => Speech;
  readonly subscribe: (listener: () => void) => () => void;
  /** Has the page speak another language from now on. */
  readonly speak: (speech: Speech) => void;
}

/** Makes the texts of one page. */
export function createTexts(language: string, texts: Texts): PageTexts {
  let current: Speech = { language, texts };
  const listeners = new Set<() => void>();
  return {
    speech: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak(speech) {
      current = speech;
      for (const listener of listeners) listener();
    },
  };
}
