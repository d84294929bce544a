import { expect, it } from 'vitest';
import { languageName } from './languageName.ts';

it.each([
  ['en-GB', 'English'],
  ['es-419', 'Español'],
  ['pt-BR', 'Português'],
  ['de-DE', 'Deutsch'],
  ['ar', 'العربية'],
  ['zh-CN', '中文'],
])('%s without another variant is named %s', (language, name) => {
  expect(languageName(language, ['xx', language])).toBe(name);
});

it('variants of one language have different names', () => {
  const offered = ['en-GB', 'en', 'ms-MY'];
  expect(offered.map((language) => languageName(language, offered))).toEqual([
    'British English',
    'English',
    'Melayu',
  ]);
});
