import type { Texts } from '../../src/i18n/createTexts.ts';

/**
 * Languages that nobody speaks: `en-XA` is English with accents, in brackets and 40 % longer, `ar-XB`
 * is English written from right to left. What stays plain on screen in them is no text of ours.
 */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];

export const isPseudo = (language: string): language is PseudoLanguage =>
  pseudoLanguages.some((pseudo) => pseudo === language);

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

const accent = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** What makes a text longer: words, so that lines break as they would. */
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

/** Changes the words of a text; its `{{placeholders}}` and `<tags>` stand where they stood. */
function aroundParts(text: string, change: (words: string) => string): string {
  return text
    .split(untouched)
    .map((part) => (untouched.test(part) ? part : change(part)))
    .join('');
}

/** One English text as a pseudo-language has it. */
export function pseudoText(language: PseudoLanguage, text: string): string {
  if (language === 'ar-XB') return aroundParts(text, mirror);
  const { length } = text
    .split(untouched)
    .filter((part) => !untouched.test(part))
    .join('');
  return `[${aroundParts(text, accent)}${filler.slice(0, Math.ceil(length * 0.4)).trimEnd()}]`;
}

/** English in a pseudo-language, with every form for numbers that the language's family asks for. */
export function pseudoTexts(language: PseudoLanguage, english: Texts): Texts {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const said = pseudoText(language, text);
      const base = /^(.+)_other$/.exec(key)?.[1];
      const lacking = forms.map((form) => `${base}_${form}`).filter((name) => !(name in english));
      return [[key, said], ...(base === undefined ? [] : lacking.map((name) => [name, said]))];
    }),
  );
}
