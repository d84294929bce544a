import type { i18n } from 'i18next';
import { setDocumentLanguage } from '../src/app/language/setDocumentLanguage.ts';
import { createI18n, setTexts } from '../src/i18n/createI18n.ts';
import { loadTexts } from '../src/i18n/loadTexts.ts';
import type { Texts } from '../src/i18n/Texts.ts';
import { isPseudo, pseudoTexts } from './pseudoTexts.ts';

declare global {
  /** Changes the language of the story at hand; called by tools/quality/detectors/findOverflow.ts. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoSetLanguage: ((language: string) => Promise<void>) | undefined;
}

const loaded = new Map<string, Promise<Texts>>();

/** The texts of a language, made once: the checks show each story in every language. */
function load(language: string): Promise<Texts> {
  const texts =
    loaded.get(language) ??
    (isPseudo(language)
      ? loadTexts('en').then((english) => pseudoTexts(language, english))
      : loadTexts(language));
  loaded.set(language, texts);
  return texts;
}

/** Creates the texts of one story; a pseudo-language is possible too. */
export async function storyI18n(language: string): Promise<i18n> {
  const page = createI18n(language, await load(language));
  globalThis.porticoSetLanguage = async (other) => {
    setTexts(page, other, await load(other));
    setDocumentLanguage(document, other);
  };
  return page;
}
