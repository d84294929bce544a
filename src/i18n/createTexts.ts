/** Texts of one language by key, with `{{placeholders}}`; a plural has one key per form. */
export type Texts = Readonly<Record<string, string>>;

/** The language and texts of a page. */
export interface Speech {
  /** BCP 47 tag. */
  readonly language: string;
  readonly texts: Texts;
}

/** Store of the texts of one page; components subscribe to language changes. */
export interface PageTexts {
  /** Stays the same object until the language changes. */
  readonly speech: () => Speech;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the language and texts of the page. */
  readonly speak: (speech: Speech) => void;
}

/** Creates the text store of one page. */
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
