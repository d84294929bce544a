import type { i18n } from 'i18next';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import type { Services } from '../../features/Services.ts';
import { setTexts } from '../../i18n/createI18n.ts';
import type { Texts } from '../../i18n/Texts.ts';
import type { PageTexts } from './createPageTexts.ts';
import { loadShownTexts } from './loadShownTexts.ts';
import { setDocumentLanguage } from './setDocumentLanguage.ts';

/**
 * Changes the language of the page: to the user's choice, which is stored, or to the locale of the
 * account, which a choice overrules. The last one wins, even if an earlier one loads later. Rejects
 * when the texts fail to load; the page then stays unchanged. Source: B§2 (NAV-011), B§4 (I18N-002), S-135, S-137.
 */
export function createLanguageSwitch(
  page: i18n,
  storage: Pick<SafeStorage, 'write'>,
  texts: Pick<PageTexts, 'parts'>,
  load: typeof loadShownTexts = loadShownTexts,
): Services['shell']['switchLanguage'] {
  let latest = 0;
  let chosen = false;
  const loadAll = async (language: string): Promise<Texts> => {
    const parts = texts.parts();
    const loaded = await load(language, parts);
    // A part that came meanwhile has the old language.
    return texts.parts().length > parts.length ? loadAll(language) : loaded;
  };
  return async (language, by = 'user') => {
    if (by === 'user') chosen = true;
    else if (chosen) return;
    latest += 1;
    const number = latest;
    const loaded = await loadAll(language);
    if (number !== latest) return;
    setTexts(page, language, loaded);
    setDocumentLanguage(document, language);
    if (by === 'user') storage.write('language', language);
  };
}
