import { stampLanguage } from '../src/app/language/stampLanguage.ts';
import { createTexts, type PageTexts, type Texts } from '../src/i18n/createTexts.ts';
import { loadTexts } from '../src/i18n/loadTexts.ts';
import { isPseudo, pseudoTexts } from '../stories/support/pseudoTexts.ts';

declare global {
  /** Has the story at hand speak another language as it stands; called by tools/stories/overflow.ts. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoSpeak: ((language: string) => Promise<void>) | undefined;
}

const load = async (language: string): Promise<Texts> =>
  isPseudo(language) ? pseudoTexts(language, await loadTexts('en')) : loadTexts(language);

/** Makes the texts of one story, the pseudo-languages among them. */
export async function storyTexts(language: string): Promise<PageTexts> {
  const texts = createTexts(language, await load(language));
  globalThis.porticoSpeak = async (other) => {
    texts.speak({ language: other, texts: await load(other) });
    stampLanguage(document, other);
  };
  return texts;
}
