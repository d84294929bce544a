import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDigits } from './readDigits.ts';

/** The ten digits of each script that Intl supports. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }))
  .map((written) => Array.from({ length: 10 }, (_, value) => written.format(value)))
  .filter((digits) => digits.every((character) => /^\p{Nd}$/u.test(character)));

const names = ['0', '٠', '۰', '०', '০', '๐', '໐', '၀', '０', '𝟎'];

test('covers the scripts that sellers write', () => {
  expect(scripts.map(([zero]) => zero)).toEqual(expect.arrayContaining(names));
});

test('reads a number in any script, or in several', () => {
  const written = fc.array(fc.record({ value: fc.nat(9), script: fc.constantFrom(...scripts) }));
  fc.assert(
    fc.property(written, (digits) => {
      const text = digits.map(({ value, script }) => script[value]).join('');
      expect(readDigits(text)).toBe(digits.map(({ value }) => value).join(''));
    }),
    { numRuns: 2000 },
  );
});

test('removes everything that is not a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const digits = Array.from(text).filter((character) => /\p{Nd}/u.test(character));
      expect(readDigits(text)).toHaveLength(digits.length);
      expect(readDigits(text)).toMatch(/^[0-9]*$/);
      expect(readDigits(text.replaceAll(/\p{Nd}/gu, ''))).toBe('');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['superscripts, fractions and numbers in circles', '²½③Ⅳ'],
  ['emoji and combining marks', '👩🏽‍🌾é\u0301🔑'],
])('%s are not digits', (_what, text) => {
  expect(readDigits(text)).toBe('');
});

test('reads 10,000 characters (E-11)', () => {
  expect(readDigits('👩‍🌾4\u0301ب'.repeat(2500))).toBe('4'.repeat(2500));
});
