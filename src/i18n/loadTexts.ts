import type { Texts } from './createTexts.ts';

const forms = import.meta.glob<Texts>('./locales/*/form.json', { import: 'default' });

/** Languages that have texts, by their BCP 47 tag. */
export const languagesWithTexts: readonly string[] = Object.keys(forms).map((path) =>
  path.replace('./locales/', '').replace('/form.json', ''),
);

/**
 * Loads the form's texts of one language; each language is a chunk of its own.
 * @throws Error when the language has no texts
 */
export async function loadTexts(language: string): Promise<Texts> {
  const load = forms[`./locales/${language}/form.json`];
  if (load === undefined)
    throw new Error(
      `There are no texts for language \`${language}\`; add src/i18n/locales/${language}/form.json.`,
    );
  return load();
}
