import { createInstance, type i18n } from 'i18next';

/** Texts of one language: key to text, with `{{placeholders}}`. */
export type Texts = Readonly<Record<string, string>>;

const NAMESPACE = 'translation';

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
    resources: { [language]: { [NAMESPACE]: texts } },
    react: { useSuspense: false },
  });
  return instance;
}

/** Has the page speak another language from now on. */
export async function switchTexts(instance: i18n, language: string, texts: Texts): Promise<void> {
  instance.addResourceBundle(language, NAMESPACE, texts);
  await instance.changeLanguage(language);
}
