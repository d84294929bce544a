import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  [' Sell ', 'Sell'],
  ['a\tb\u0000c\nd', 'a b c\nd'],
  ['gpj.\u202Etxt', 'gpj.txt'],
  ['\u200Fسوق\u200F', '\u200Fسوق\u200F'],
  ['<b>5 > 4 & 3</b>', '<b>5 > 4 & 3</b>'],
  [12, '12'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [['a'], ''],
  [{ toString: () => 'a' }, ''],
])('%j is the text %j', (value, text) => {
  expect(plainText(value)).toBe(text);
});
