import type { FoundText } from './inPage/visibleTexts.ts';

/** What may stand in a pseudo-language as it is, and why. */
interface Allowed {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Names as Intl gives them: of everything that may be named by two letters, or by a list. */
function namesOf(type: 'region' | 'language', codes: readonly string[]): RegExp {
  // What Intl has no name for, it answers with the code.
  const names = new Intl.DisplayNames('en', { type });
  const said = codes.map((code) => names.of(code) ?? code).filter((name) => name.length > 3);
  const longestFirst = [...new Set(said)].toSorted((a, b) => b.length - a.length);
  return new RegExp(
    `(?<!\\p{L})(${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?!\\p{L})`,
    'gu',
  );
}

const letters = [...Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))];
const regionCodes = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
const languageCodes = [
  ...['en', 'en-GB', 'id-ID', 'vi-VN', 'th-TH', 'ms-MY', 'zh-CN', 'es', 'pt-BR', 'de-DE', 'fr'],
  ...['it-IT', 'es-419', 'ar'],
];
/** A language's name in itself, as a language switch shows it. */
const ownNames = languageCodes.map(
  (code) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
);

/** The one table of what is data rather than a text of ours. */
export const allowed: readonly Allowed[] = [
  { pattern: /[^\s@<>()[\]]+@[^\s@<>()[\]]+/g, reason: 'an e-mail address that somebody typed' },
  { pattern: /\bPortico\b/g, reason: 'the brand' },
  { pattern: namesOf('region', regionCodes), reason: 'a name of a country, from Intl' },
  { pattern: namesOf('language', languageCodes), reason: 'a name of a language, from Intl' },
  {
    pattern: new RegExp(ownNames.map((name) => RegExp.escape(name)).join('|'), 'gu'),
    reason: 'a name of a language in itself, from Intl',
  },
];

/** Letters that no text of ours has in the accented English: the plain Latin ones, and other scripts. */
const plain = /[A-Za-z]|\p{Script=Han}|\p{Script=Arabic}|\p{Script=Thai}/u;

/**
 * The part of a text that stands in plain letters though the page speaks the pseudo-language `en-XA`:
 * it was written into the code. Null when it has none.
 */
export function plainPart({ text, isServerText }: FoundText): string | null {
  if (isServerText) return null;
  const rest = allowed.reduce((left, { pattern }) => left.replaceAll(pattern, ''), text);
  return plain.test(rest) ? rest.trim() : null;
}
