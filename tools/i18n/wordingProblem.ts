/** The quotation marks of a language, the apostrophe aside; Chinese, Thai and the rest write “ ”. */
const quotes: Readonly<Record<string, string>> = {
  ar: '«»“”',
  'de-DE': '„“‚‘',
  'en-GB': '‘’“”',
  es: '«»“”‘’',
  fr: '«»“”',
  'it-IT': '«»“”',
};
const commonQuotes = '“”‘’';

const anyQuote = /[«»‹›„‚“”‘「」『』]/g;
const straightQuote = /["'`´]/;

/** What is wrong with the wording of a text as far as its characters alone tell; null when nothing is. */
export function wordingProblem(language: string, text: string): string | null {
  if (text.trim() === '') return 'is empty; write it';
  if (text.trim() !== text) return 'has space at its ends; trim it';
  if (/ {2}/.test(text)) return 'has two spaces in a row; leave one';
  if (text.includes('...')) return 'has three dots; write an ellipsis, …';
  const allowed = quotes[language] ?? commonQuotes;
  if (straightQuote.test(text)) return `has a straight quote; write ’ or one of ${allowed}`;
  const foreign = text.match(anyQuote)?.find((mark) => !allowed.includes(mark));
  if (foreign !== undefined)
    return `has ${foreign}, which ${language} does not quote with; write one of ${allowed}`;
  return null;
}
