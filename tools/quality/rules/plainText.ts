import type { Page } from '@playwright/test';
import { languagesIn } from '../../regions/languagesIn.ts';
import type { FoundText } from '../detectors/visibleTexts.ts';
import type { StoryEntry } from '../stories/readStories.ts';

/** Any of some names as a whole, the longest first, whatever their capitals. */
function anyOf(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  const choice = longestFirst.map((name) => RegExp.escape(name)).join('|');
  return new RegExp(`(?<!\\p{L})(?:${choice})(?!\\p{L})`, 'giu');
}

const baseOf = (language: string): string => language.split('-')[0] ?? language;
const nameIn = (reader: string, language: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

const languages = languagesIn();
const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const countryCodes = alphabet
  .flatMap((one) => alphabet.map((other) => `${one}${other}`))
  .filter((code) => regionNames.of(code) !== code); // Intl answers with the code where it has no name
const countries = countryCodes.map((code) => regionNames.of(code) ?? code);

/** What is data rather than a text of ours, so that it may stand in any language as it is. */
const data: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /[^\s@<>()[\]]+@[^\s@<>()[\]]+/g, reason: 'an e-mail address that a user typed' },
  { pattern: /\bPortico\b/g, reason: 'the brand' },
  { pattern: /\bStaging\b/g, reason: 'the name of a deployment, from its configuration (S-032)' },
  { pattern: anyOf(countries), reason: 'a name of a country, from Intl' },
  {
    pattern: new RegExp(`^(?:${countryCodes.join('|')})$`, 'g'),
    reason: 'the code of a country, where its name has no room',
  },
  {
    pattern: anyOf(
      languages.flatMap((language) => [nameIn('en', language), nameIn('en', baseOf(language))]),
    ),
    reason: 'a name of a language, from Intl',
  },
  {
    pattern: anyOf(
      languages.flatMap((language) => [
        nameIn(language, language),
        nameIn(language, baseOf(language)),
      ]),
    ),
    reason: 'a name of a language in itself, from Intl',
  },
];

/** Letters that no text has in the accented English: the plain Latin ones, and other scripts. */
const plain = /[A-Za-z]|\p{Script=Han}|\p{Script=Arabic}|\p{Script=Thai}/u;

/**
 * The part of a text that stands in plain letters though the page is in the pseudo-language `en-XA`:
 * it was written into the code. Null when it has none.
 */
export function plainPart({ text, isServerText }: FoundText): string | null {
  if (isServerText) return null;
  const rest = data.reduce((left, { pattern }) => left.replaceAll(pattern, ''), text);
  return plain.test(rest) ? rest.trim() : null;
}

/**
 * Shows a story in the pseudo-language `en-XA` and gives what still stands in plain letters: text,
 * accessible names, placeholders, titles. The tag `own-words` is for stories with texts of their own.
 */
export async function checkPlainText(
  page: Page,
  { id, tags }: StoryEntry,
): Promise<readonly string[]> {
  if (tags.includes('own-words')) return [];
  const texts = await page.evaluate(async () => {
    await globalThis.porticoDetectors.setLanguage('en-XA');
    return globalThis.porticoDetectors.visibleTexts();
  });
  return texts.flatMap((found) => {
    // Storybook itself titles a page by its story, until the story sets another title.
    if (found.where === 'document.title' && found.text === id) return [];
    const part = plainPart(found);
    if (part === null) return [];
    return [
      `plain-text: ${found.where} of ${found.selector} is “${part}” in every language; make it a text key, or data by tools/quality/rules/plainText.ts`,
    ];
  });
}
