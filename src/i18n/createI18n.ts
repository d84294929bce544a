import { createInstance, type i18n } from 'i18next';
import type { Texts } from './Texts.ts';

const namespace = 'translation';

/**
 * Creates the i18next instance of one page, ready at once: its texts are given, it requests none.
 * Keys may contain dots and colons, values are inserted as they are (React escapes what it renders),
 * a placeholder without a value and a key without a text stay visible.
 *
 * @param language BCP 47 tag
 */
export function createI18n(language: string, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text: string, [placeholder]: readonly string[]) => placeholder,
    react: { useSuspense: false },
    resources: { [language]: { [namespace]: texts } },
  });
  return instance;
}

/** Adds texts in the page's language; every component that shows a text renders again. */
export function addTexts(page: i18n, texts: Texts): void {
  page.addResourceBundle(page.language, namespace, texts, true, true);
}

/** Changes the language and texts of the page; every component that shows a text renders again. */
export function setTexts(page: i18n, language: string, texts: Texts): void {
  page.addResourceBundle(language, namespace, texts, false, true);
  void page.changeLanguage(language); // at once, since nothing has to load
}
