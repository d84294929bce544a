import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import type { PageTexts } from '../../i18n/createTexts.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { shownParts } from './shownParts.ts';
import { setDocumentLanguage } from './setDocumentLanguage.ts';

/**
 * Changes the language of the page and stores the choice; the last of several choices wins, even if
 * an earlier one loads later. Rejects when the texts fail to load; the page then stays unchanged.
 * Source: B§2 (NAV-011), S-137.
 */
export function createLanguageSwitch(page: PageTexts, storage: SafeStorage) {
  let latest = 0;
  return async (language: string): Promise<void> => {
    latest += 1;
    const number = latest;
    const loaded = await loadTexts(language, shownParts);
    if (number !== latest) return;
    page.speak({ language, texts: loaded });
    setDocumentLanguage(document, language);
    storage.write('language', language);
  };
}
