import type { Texts } from '../src/i18n/Texts.ts';

/**
 * Pseudo-languages: `en-XA` is English with accents, in brackets and 40 % longer, `ar-XB` is English
 * written from right to left. A text that stays plain on screen does not come from the language files.
 */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];

export const isPseudo = (language: string): language is PseudoLanguage =>
  pseudoLanguages.some((pseudo) => pseudo === language);

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

const accent = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Makes a text longer, with words, so that it wraps like a real text. */
const filler = accent(' one two three four five six seven eight nine ten').repeat(8);

const RIGHT_TO_LEFT_MARK = '\u200f';
const OVERRIDE = '\u202e';
const END = '\u202c';

const mirror = (text: string): string =>
  text.replaceAll(
    /[\p{L}\p{N}\p{P}\p{S}]+/gu,
    (word) => `${RIGHT_TO_LEFT_MARK}${OVERRIDE}${word}${END}${RIGHT_TO_LEFT_MARK}`,
  );

const untouched = /(\{\{[^}]*\}\}|<\/?[a-z]+>)/i;

/** Changes the words of a text, but not its `{{placeholders}}` and `<tags>`. */
function aroundParts(text: string, change: (words: string) => string): string {
  return text
    .split(untouched)
    .map((part) => (untouched.test(part) ? part : change(part)))
    .join('');
}

/** Converts one English text to a pseudo-language. */
export function pseudoText(language: PseudoLanguage, text: string): string {
  if (language === 'ar-XB') return aroundParts(text, mirror);
  const { length } = text
    .split(untouched)
    .filter((part) => !untouched.test(part))
    .join('');
  return `[${aroundParts(text, accent)}${filler.slice(0, Math.ceil(length * 0.4)).trimEnd()}]`;
}

/** Converts all English texts to a pseudo-language, with every plural form that the language needs. */
export function pseudoTexts(language: PseudoLanguage, english: Texts): Texts {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const converted = pseudoText(language, text);
      const base = /^(.+)_other$/.exec(key)?.[1];
      const lacking = forms.map((form) => `${base}_${form}`).filter((name) => !(name in english));
      return [
        [key, converted],
        ...(base === undefined ? [] : lacking.map((name) => [name, converted])),
      ];
    }),
  );
}
