import type { Texts } from './createTexts.ts';

const parts = {
  /** The sign-up, the log-in, the bars. */
  form: import.meta.glob<Texts>('./locales/*/form.json', { import: 'default' }),
  /** The landing page around the form. */
  landing: import.meta.glob<Texts>('./locales/*/landing.json', { import: 'default' }),
};

/** Languages that have texts, by their BCP 47 tag. */
export const languagesWithTexts: readonly string[] = Object.keys(parts.form).map((path) =>
  path.replace('./locales/', '').replace('/form.json', ''),
);

/**
 * Loads the texts of one language: each language is downloaded alone, in two parts at once.
 *
 * @throws Error when the language has no texts
 */
export async function loadTexts(language: string): Promise<Texts> {
  const form = parts.form[`./locales/${language}/form.json`];
  const landing = parts.landing[`./locales/${language}/landing.json`];
  if (form === undefined || landing === undefined)
    throw new Error(
      `There are no texts for language \`${language}\`; add form.json and landing.json to src/i18n/locales/${language}.`,
    );
  return Object.assign({}, ...(await Promise.all([form(), landing()])));
}
