import { legalWords, type LegalTag } from './legalWords.ts';

const pair = /<([a-z]+)>([^<>]*)<\/\1>/gi;

/** The order of placeholders where a language needs another one than English, by language and key. */
export const ownOrder: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'zh-CN': { sign_up_verification_lead: 'contact, length' },
};

const isLegal = (tag: string): tag is LegalTag =>
  tag === 'terms' || tag === 'privacy' || tag === 'stripe';

/** The legal tags whose word a text holds; `terms` alone when it holds no more special one. */
function subjectOf(language: string, text: string): LegalTag | null {
  const words = legalWords[language];
  const holds = (tag: LegalTag): boolean =>
    words !== undefined && text.toLowerCase().includes(words[tag]);
  return (['privacy', 'stripe', 'terms'] as const).find(holds) ?? null;
}

/** What is wrong with the links of a text: nothing to press, or the text of another document. */
export function linkProblems(language: string, text: string): readonly string[] {
  return [...text.matchAll(pair)].flatMap(([, tag = '', inside = '']) => {
    if (inside.trim() === '') return [`has an empty <${tag}>; write what the link says`];
    if (!isLegal(tag)) return [];
    if (legalWords[language] === undefined)
      return [`has <${tag}>; add the words of ${language} to tools/check/texts/legalWords.ts`];
    if (subjectOf(language, inside) === tag) return [];
    return [
      `has “${inside}” in <${tag}>; name the document that the tag leads to, or mend tools/check/texts/legalWords.ts`,
    ];
  });
}

const orderOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{([a-z]+)\}\}/gi)].map(([, name = '']) => name))].join(', ');

/** Placeholders in another order than in English, which are swapped unless the language is listed. */
export function orderProblems(
  { language, key, text }: Readonly<Record<'language' | 'key' | 'text', string>>,
  english: string,
): readonly string[] {
  const [its, theirs] = [orderOf(text), orderOf(english)];
  const same = its.split(', ').toSorted().join() === theirs.split(', ').toSorted().join();
  const wanted = ownOrder[language]?.[key] ?? theirs;
  if (!same || its === wanted) return [];
  return [
    `has its placeholders in the order ${its}, not ${wanted}; swap them, or list the order in tools/check/texts/linkProblems.ts`,
  ];
}
