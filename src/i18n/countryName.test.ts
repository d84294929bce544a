import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it.each([
  ['GB', 'en-GB', 'United Kingdom'],
  ['DE', 'de-DE', 'Deutschland'],
  ['CN', 'zh-CN', '中国'],
])('%s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
