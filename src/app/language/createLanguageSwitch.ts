import type { i18n } from 'i18next';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import type { Services } from '../../features/Services.ts';
import { setTexts } from '../../i18n/createI18n.ts';
import type { Texts } from '../../i18n/Texts.ts';
import type { PageTexts } from './createPageTexts.ts';
import { loadShownTexts } from './loadShownTexts.ts';
import { setDocumentLanguage } from './setDocumentLanguage.ts';

interface LanguageSwitchOptions {
  readonly page: i18n;
  readonly storage: Pick<SafeStorage, 'write'>;
  readonly texts: Pick<PageTexts, 'parts'>;
  /** The languages of the region. */
  readonly languageList: readonly string[];
}

/**
 * Changes the language of the page: to the user's choice, which is stored, or to the locale of the
 * account, which a choice overrules. The last one wins, even if an earlier one loads later. When the
 * texts fail to load, the page stays unchanged. Source: B§2 (NAV-011), B§4 (I18N-002), S-135, S-137.
 */
export function createLanguageSwitch(
  { page, storage, texts, languageList }: LanguageSwitchOptions,
  load: typeof loadShownTexts = loadShownTexts,
): Pick<Services['shell'], 'switchLanguage' | 'followLocale'> {
  let latest = 0;
  let chosen = false;
  const loadAll = async (language: string): Promise<Texts> => {
    const parts = texts.parts();
    const loaded = await load(language, parts);
    // A part that came meanwhile has the old language.
    return texts.parts().length > parts.length ? loadAll(language) : loaded;
  };
  /** @returns whether no later language took its place */
  const show = async (language: string): Promise<boolean> => {
    latest += 1;
    const number = latest;
    const loaded = await loadAll(language);
    if (number !== latest) return false;
    setTexts(page, language, loaded);
    setDocumentLanguage(document, language);
    return true;
  };
  return {
    async switchLanguage(language) {
      chosen = true;
      if (await show(language)) storage.write('language', language);
    },
    followLocale(locale) {
      if (chosen || locale === page.language || !languageList.includes(locale)) return;
      show(locale).catch(() => undefined); // the page keeps its language
    },
  };
}
