import { expect, it } from 'vitest';
import type { Locale } from './locales.ts';
import { oracleProblems, parseCopy } from './oracleProblems.ts';

const locale: Locale = {
  language: 'de-DE',
  texts: { form: { one: 'Eins' }, steps: { two: 'Zwei' }, account: {}, landing: {} },
};
const sentencesOf = (copy: string | null): readonly string[] =>
  oracleProblems(locale, copy === null ? null : parseCopy(copy)).map(({ sentence }) => sentence);

it('finds nothing in a copy that is the same', () => {
  expect(sentencesOf('key\ttext\none\tEins\ntwo\tZwei\n')).toEqual([]);
});

it.each([
  ['another text', 'key\ttext\none\tEines\ntwo\tZwei\n', 'has “Eines” for `one`'],
  ['a missing text', 'key\ttext\none\tEins\n', 'lacks `two` (“Zwei”)'],
  ['a text more', 'key\ttext\none\tEins\ntwo\tZwei\nthree\tDrei\n', 'has `three`'],
  ['no copy', null, 'conformance/oracle/texts/de-DE.tsv is missing'],
])('finds %s', (_, copy, sentence) => {
  expect(sentencesOf(copy)).toEqual([expect.stringContaining(sentence)]);
});
