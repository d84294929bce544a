import { expect, test } from 'vitest';
import { withoutInvisible } from './withoutInvisible.ts';

test.each([
  ['ada@shop.example', 'ada@shop.example'],
  ['\u202Aada\u200B@shop\u00AD.example\u202C', 'ada@shop.example'],
  ['a\tb\r\nc\u0000', 'abc'],
  ['Zoë 李 🔑', 'Zoë 李 🔑'],
  ['\u200D', ''],
])('%j is read as %j (S-055)', (typed, text) => {
  expect(withoutInvisible(typed)).toBe(text);
});
