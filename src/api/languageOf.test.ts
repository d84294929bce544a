import { expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

it.each([
  ['en', 'en'],
  [' de-DE ', 'de-DE'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['de, en', null],
  ['*', null],
  ['en-', null],
  ['"><b>', null],
  ['', null],
  [null, null],
])('%j is %j (S-208)', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
