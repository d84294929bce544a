import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import type { PageTexts } from '../../i18n/createTexts.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { shownParts } from './shownParts.ts';
import { stampLanguage } from './stampLanguage.ts';

/**
 * Has the page speak another language and remembers the choice; of several choices the last one
 * counts, however slowly an earlier one loads. Rejects when the texts cannot be loaded; the page
 * stays as it was. Source: B§2 (NAV-011), S-137.
 */
export function createLanguageSwitch(page: PageTexts, storage: SafeStorage) {
  let newest = 0;
  return async (language: string): Promise<void> => {
    newest += 1;
    const own = newest;
    const loaded = await loadTexts(language, shownParts);
    if (own !== newest) return;
    page.speak({ language, texts: loaded });
    stampLanguage(document, language);
    storage.write('language', language);
  };
}
