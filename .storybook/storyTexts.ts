import { setDocumentLanguage } from '../src/app/language/setDocumentLanguage.ts';
import { createTexts, type PageTexts, type Texts } from '../src/i18n/createTexts.ts';
import { loadTexts } from '../src/i18n/loadTexts.ts';
import { isPseudo, pseudoTexts } from './pseudoTexts.ts';

declare global {
  /** Changes the language of the story at hand; called by tools/quality/detectors/findOverflow.ts. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoSetLanguage: ((language: string) => Promise<void>) | undefined;
}

const load = async (language: string): Promise<Texts> =>
  isPseudo(language) ? pseudoTexts(language, await loadTexts('en')) : loadTexts(language);

/** Creates the texts of one story; a pseudo-language is possible too. */
export async function storyTexts(language: string): Promise<PageTexts> {
  const texts = createTexts(language, await load(language));
  globalThis.porticoSetLanguage = async (other) => {
    texts.speak({ language: other, texts: await load(other) });
    setDocumentLanguage(document, other);
  };
  return texts;
}
