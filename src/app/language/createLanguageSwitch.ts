import type { i18n } from 'i18next';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { setTexts } from '../../i18n/createI18n.ts';
import type { Texts } from '../../i18n/Texts.ts';
import type { PageTexts } from './createPageTexts.ts';
import { loadShownTexts } from './loadShownTexts.ts';
import { setDocumentLanguage } from './setDocumentLanguage.ts';

/**
 * Changes the language of the page and stores the choice; the last of several choices wins, even if
 * an earlier one loads later. Rejects when the texts fail to load; the page then stays unchanged.
 * Source: B§2 (NAV-011), S-137.
 */
export function createLanguageSwitch(
  page: i18n,
  storage: SafeStorage,
  texts: Pick<PageTexts, 'parts'>,
  load: typeof loadShownTexts = loadShownTexts,
) {
  let latest = 0;
  const loadAll = async (language: string): Promise<Texts> => {
    const parts = texts.parts();
    const loaded = await load(language, parts);
    // A part that came meanwhile has the old language.
    return texts.parts().length > parts.length ? loadAll(language) : loaded;
  };
  return async (language: string): Promise<void> => {
    latest += 1;
    const number = latest;
    const loaded = await loadAll(language);
    if (number !== latest) return;
    setTexts(page, language, loaded);
    setDocumentLanguage(document, language);
    storage.write('language', language);
  };
}
