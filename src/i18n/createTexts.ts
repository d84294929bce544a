import { createInstance, type i18n } from 'i18next';

/** The texts of one language: key to text, with `{{placeholders}}`. */
export type Texts = Readonly<Record<string, string>>;

/** Makes the translator of one page. React escapes what it renders, so i18next does not. */
export function createTexts(language: string, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: texts } },
    react: { useSuspense: false },
  });
  return instance;
}
