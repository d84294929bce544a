import type { i18n } from 'i18next';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { switchTexts } from '../../i18n/createTexts.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { stampLanguage } from './stampLanguage.ts';

/**
 * Has the page speak another language and remembers the choice. Rejects when its texts cannot be
 * loaded; the page stays as it was. Source: B§2 (NAV-011), S-137.
 */
export const createLanguageSwitch =
  (texts: i18n, storage: SafeStorage) =>
  async (language: string): Promise<void> => {
    await switchTexts(texts, language, await loadTexts(language));
    stampLanguage(document, language);
    storage.write('language', language);
  };
