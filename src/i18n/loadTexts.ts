import { type TextPart, textParts } from './TextPart.ts';
import type { Texts } from './Texts.ts';

const parts: Readonly<Record<TextPart, Record<string, () => Promise<Texts>>>> = {
  /** What every page shows first: the bars, the banner, the account of the sign-up, and what can be wrong with it. */
  form: import.meta.glob<Texts>('./locales/*/form.json', { import: 'default' }),
  /** What comes with the code that a page loads later: the later steps, dialogs, menus. */
  steps: import.meta.glob<Texts>('./locales/*/steps.json', { import: 'default' }),
  /** The log-in and the other account pages, and the dialogs that only some sellers meet. */
  account: import.meta.glob<Texts>('./locales/*/account.json', { import: 'default' }),
  /** The modules of the landing page. */
  landing: import.meta.glob<Texts>('./locales/*/landing.json', { import: 'default' }),
};

/** Languages that have texts, by their BCP 47 tag. */
export const languagesWithTexts: readonly string[] = Object.keys(parts.form).map((path) =>
  path.replace('./locales/', '').replace('/form.json', ''),
);

/**
 * Loads the texts of one language: each language is a separate download, its parts load in parallel.
 *
 * @param wanted the parts that the page shows; all by default
 * @throws Error when the language has no texts
 */
export async function loadTexts(
  language: string,
  wanted: readonly TextPart[] = textParts,
): Promise<Texts> {
  const found = wanted.map((part) => parts[part][`./locales/${language}/${part}.json`]);
  const loads = found.filter((load) => load !== undefined);
  if (loads.length < found.length)
    throw new Error(
      `There are no texts for language \`${language}\`; add ${textParts.map((part) => `${part}.json`).join(', ')} to src/i18n/locales/${language}.`,
    );
  return Object.assign({}, ...(await Promise.all(loads.map((load) => load()))));
}
