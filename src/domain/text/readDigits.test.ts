import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDigits } from './readDigits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['᪀᪁᪉᪐᪑᪙', '019019'],
  ['𝟎𝟙𝟚𝟿', '0129'],
  ['+44 (0) 7911-123456', '4407911123456'],
  ['seven', ''],
])('reads %s as %s (E-05)', (text, digits) => {
  expect(readDigits(text)).toBe(digits);
});

const written = Intl.supportedValuesOf('numberingSystem')
  .map((system) =>
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890),
  )
  .filter((number) => /^\p{Nd}{10}$/u.test(number));

it.each(written)('knows the digits of every script: %s', (number) => {
  expect(readDigits(number)).toBe('1234567890');
});

it('gives digits only, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      expect(readDigits(text)).toMatch(/^\d*$/);
    }),
    { numRuns: 1000 },
  );
});
