import { linkProblems, orderProblems } from './linkProblems.ts';
import { isOneNumber, pluralForm } from './pluralForm.ts';

/** A text taken apart as far as it can be compared with the same text in another language. */
interface PartsOfText {
  /** `{{placeholders}}`, sorted, each once. */
  readonly placeholders: readonly string[];
  /** Names of the `<tags>...</tags>`, sorted. */
  readonly tags: readonly string[];
  /** A brace or tag that belongs to neither; null when all are whole. */
  readonly broken: string | null;
}

const placeholder = /\{\{([a-z]+)\}\}/gi;
const pair = /<([a-z]+)>([^<>]*)<\/\1>/gi;
const leftOver = /[{}<>]/;

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '').toSorted();

/** Finds the placeholders and tags of a text, and what only looks like one. */
function partsOfText(text: string): PartsOfText {
  const rest = text.replaceAll(placeholder, '').replaceAll(pair, '$2');
  return {
    placeholders: [...new Set(namesIn(text, placeholder))],
    tags: namesIn(text, pair),
    broken: leftOver.exec(rest)?.[0] ?? null,
  };
}

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

/** What is wrong with the wording of a text as far as its characters alone show; null when nothing is. */
function wordingProblem(language: string, text: string): string | null {
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

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.join(', ');

/**
 * What is wrong with one text: its wording, and the placeholders and tags that it does not share with
 * English. A form that stands for one number alone may spell the number instead of `{{count}}`.
 */
export function textProblems(
  language: string,
  key: string,
  text: string,
  english: string,
): readonly string[] {
  const problems: string[] = [];
  const wording = wordingProblem(language, text);
  if (wording !== null) problems.push(wording);
  const [its, theirs] = [partsOfText(text), partsOfText(english)];
  if (its.broken !== null)
    problems.push(`has a stray ${its.broken}; close the placeholder or tag that it belongs to`);
  const { form } = pluralForm(key);
  const spelt = form !== null && isOneNumber(language, form);
  const counted = (names: readonly string[]) =>
    listed(names.filter((name) => !spelt || name !== 'count'));
  if (counted(its.placeholders) !== counted(theirs.placeholders))
    problems.push(
      `has the placeholders ${listed(its.placeholders)}, en has ${listed(theirs.placeholders)}; use the same`,
    );
  if (listed(its.tags) !== listed(theirs.tags))
    problems.push(`has the tags ${listed(its.tags)}, en has ${listed(theirs.tags)}; use the same`);
  return [
    ...problems,
    ...linkProblems(language, text),
    ...orderProblems({ language, key, text }, english),
  ];
}
