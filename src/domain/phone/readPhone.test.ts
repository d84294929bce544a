import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { readDigits } from '../text/readDigits.ts';
import type { CallingCode } from './CallingCode.ts';
import { callingCodes } from './callingCodes.ts';
import { emptyPhone, phoneText, type PhoneEntry } from './PhoneEntry.ts';
import type { PhoneRules } from './PhoneRules.ts';
import { isNumberOf } from './isNumberOf.ts';
import { codeProblem, phoneProblem, validPhone } from './phoneProblem.ts';
import { editPhone, readPhone, settlePhone } from './readPhone.ts';
import { countries, countryOf, rulesOf } from './support/countries.ts';

const gb = countryOf('gb');
const fr = countryOf('fr');
const inBritain = rulesOf(['gb', 'ie'], 'gb');
const everywhere = rulesOf([], null);
const national = (key: string | null, number: string): PhoneEntry => ({
  kind: 'national',
  country: key === null ? null : countryOf(key),
  number,
});
const afterPlus = (digits: string): PhoneEntry => ({ kind: 'international', country: gb, digits });

describe('readPhone', () => {
  it.each([
    ['07911 123456', national('gb', '07911123456')],
    ['(0) 7911-123456', national('gb', '07911123456')],
    ['07911.123.456', national('gb', '07911123456')],
    ['٠٧٩١١١٢٣٤٥٦', national('gb', '07911123456')],
    ['０７９１１', national('gb', '07911')],
    ['\u202A07911\u00A0123456\u202C', national('gb', '07911123456')],
    ['79e11', national('gb', '7911')],
    ['+44 7911 123456', national('gb', '7911123456')],
    ['＋４４ ７９１１', national('gb', '7911')],
    ['+44 (0) 7911-123456', national('gb', '07911123456')],
    ['tel:+353-85-123-4567', national('ie', '851234567')],
    ['(+353) 85 123 4567', national('ie', '851234567')],
    ['', emptyPhone(gb)],
    ['no number', emptyPhone(gb)],
  ])('reads %j (E-01, E-05)', (text, entry) => {
    covers(['VAL-012', 'VAL-007'], () => {
      expect(readPhone(text, gb, inBritain)).toEqual(entry);
    });
  });

  it.each([
    ['+39 (0) 312 345 6789', 'it', '3123456789'],
    ['+39 (0) 6 1234 5678', 'it', '0612345678'],
    ['+39 031 2345678', 'it', '0312345678'],
    ['+39 (0) 312 345 67890', 'it', '031234567890'],
    ['+39 (0) 6 0312 345678', 'it', '060312345678'],
    ['+378 (0) 549 886377', 'sm', '0549886377'],
    ['+34 (0)612 345 678', 'es', '612345678'],
    ['+34 ( 0 ) 612 345 678', 'es', '612345678'],
    ['+34（０）612 345 678', 'es', '612345678'],
    ['+34 612 (0) 45 678', 'es', '612045678'],
    ['0044 7911 123456', 'gb', '7911123456'],
    ['00353 85 123 4567', 'ie', '851234567'],
    ['44 7911 123456', 'gb', '7911123456'],
    ['353 85 123 4567', 'ie', '851234567'],
    ['6088387888', 'gb', '6088387888'],
    ['60 088387888', 'my', '088387888'],
    ['60 12 345 6789', 'my', '123456789'],
  ])('reads %j under +44 where every country is allowed: %s %s', (text, key, number) => {
    expect(readPhone(text, gb, { ...everywhere, defaultCountry: gb })).toEqual(
      national(key, number),
    );
  });

  it('never guesses: a code that is not allowed, or digits that are a number of the country', () => {
    const entry = readPhone('0033 6 12 34 56 78', gb, inBritain);
    expect(codeProblem(entry, inBritain)).toEqual({ problem: 'code-not-allowed', market: gb });
    expect(readPhone('33612345678', gb, inBritain)).toEqual(national('gb', '33612345678'));
    expect(readPhone('4479111234', gb, inBritain)).toEqual(national('gb', '4479111234'));
    expect(readPhone('00', gb, inBritain)).toEqual(national('gb', '00'));
    expect(readPhone('7900 123 456', gb, everywhere)).toEqual(national('gb', '7900123456'));
    expect(readPhone('7911 123+456', gb, everywhere)).toEqual(national('gb', '7911123456'));
    expect(readPhone('00 210 1234', gb, everywhere)).toEqual(national('gb', '002101234'));
    // The beginning of a French number, and after a + too many digits for one; both are numbers behind 61 and 49.
    expect(readPhone('6123456', fr, everywhere)).toEqual(national('fr', '6123456'));
    const tooLong: PhoneEntry = { kind: 'international', country: fr, digits: '3349400012345' };
    expect(readPhone('+3349400012345', gb, everywhere)).toEqual(tooLong);
    expect(phoneProblem(tooLong, everywhere)).toEqual({ problem: 'invalid' });
  });

  it('keeps the + until the code is complete and the list is loaded', () => {
    for (const digits of ['', '4', '35']) {
      expect(readPhone(`+${digits}`, gb, inBritain)).toEqual(afterPlus(digits));
      expect(codeProblem(afterPlus(digits), inBritain)).toBeNull();
    }
    expect(readPhone('+447911', gb, null)).toEqual(afterPlus('447911'));
    expect(settlePhone(afterPlus('447911'), inBritain)).toEqual(national('gb', '7911'));
    expect(readPhone('0044 7911', gb, null)).toEqual(national('gb', '00447911'));
    expect(phoneProblem(afterPlus('447911'), null)).toEqual({ problem: 'invalid' });
  });

  it('keeps the + where the number behind a code begins with a code again', () => {
    const repeated = afterPlus('44447911123456');
    expect(readPhone('+44 44 7911 123456', gb, inBritain)).toEqual(repeated);
    expect(phoneProblem(repeated, inBritain)).toEqual({ problem: 'invalid' });
  });

  it('reports a code that the region does not allow at once, with the market (E-02, S-177)', () => {
    const entry = readPhone('+33 6 12 34 56 78', countryOf('ie'), inBritain);
    expect(entry).toEqual({
      kind: 'international',
      country: countryOf('ie'),
      digits: '33612345678',
    });
    expect(codeProblem(entry, inBritain)).toEqual({ problem: 'code-not-allowed', market: gb });
    expect(phoneProblem(entry, inBritain)).toEqual({ problem: 'code-not-allowed', market: gb });
    expect(validPhone(entry)).toBeNull();
  });

  it('reads an unknown code as a number of the default country, and reports it without one (S-182)', () => {
    expect(readPhone('+0791', countryOf('ie'), inBritain)).toEqual(national('gb', '0791'));
    const entry = readPhone('+0791', null, everywhere);
    expect(entry).toEqual({ kind: 'international', country: null, digits: '0791' });
    expect(codeProblem(entry, everywhere)).toEqual({ problem: 'code-unknown' });
  });

  it('assigns a shared code to the selected country, else the default, else its main country', () => {
    const northAmerica = rulesOf(['ca', 'us'], 'us');
    expect(readPhone('+12025550123', countryOf('ca'), northAmerica)).toMatchObject({
      country: { key: 'ca' },
    });
    expect(readPhone('+12025550123', gb, northAmerica)).toMatchObject({ country: { key: 'us' } });
    expect(readPhone('+12025550123', gb, everywhere)).toMatchObject({
      country: { key: 'us' },
    });
  });

  it('leaves a number as typed that would be read otherwise behind its bare code (E-07)', () => {
    // Behind Russia's 7 it begins with 00, as an international number does.
    expect(readPhone('70010247000', gb, everywhere)).toEqual(national('gb', '70010247000'));
  });

  it('selects the default country once the list is loaded', () => {
    expect(settlePhone(national(null, '07911'), inBritain)).toEqual(national('gb', '07911'));
    expect(settlePhone(national('ie', '85'), inBritain)).toEqual(national('ie', '85'));
    expect(settlePhone(emptyPhone(null), everywhere)).toEqual(emptyPhone(null));
  });
});

describe('phoneProblem', () => {
  it.each([
    ['VAL-011', emptyPhone(gb), 'empty'],
    ['VAL-011', national(null, '7911123456'), 'no-country'],
    ['VAL-011', afterPlus(''), 'empty'],
    ['VAL-016', national('gb', '791112345'), 'invalid'],
    ['VAL-017', national('ie', '12'), 'invalid'],
  ] as const)('%s: %j is %s', (id, entry, problem) => {
    covers([id], () => {
      expect(phoneProblem(entry, inBritain)).toEqual({ problem });
      expect(validPhone(entry)).toBeNull();
    });
  });

  it('is null for a number that matches its country, so that a code can be sent', () => {
    covers(['VAL-017'], () => {
      expect(phoneProblem(national('gb', '07911123456'), inBritain)).toBeNull();
      expect(phoneProblem(national('gb', '07911123456'), null)).toBeNull();
    });
    covers(['REGION-026'], () => {
      expect(validPhone(national('gb', '07911123456'))).toEqual({
        code: '44',
        number: '07911123456',
        extra: gb,
      });
    });
  });
});

describe('any typed or pasted text, with any caret position', () => {
  const noise = fc.constantFrom(
    ' ',
    '-',
    '(',
    ')',
    '.',
    'e',
    '👩‍🌾',
    '\u202D',
    '\u0301',
    'ب',
    '/',
    '\n',
  );
  const plus = fc.constantFrom('+', '＋');
  const scripts = [
    'latn',
    'arab',
    'arabext',
    'deva',
    'beng',
    'thai',
    'fullwide',
    'mathbold',
    'nkoo',
  ];
  const digitOfAnyScript = fc
    .tuple(fc.constantFrom(...scripts), fc.nat({ max: 9 }))
    .map(([script, digit]) => new Intl.NumberFormat(`en-u-nu-${script}`).format(digit));
  const code = fc.constantFrom(...callingCodes.map((country) => `+${country.code} `));
  const piece = fc.oneof({ weight: 8, arbitrary: digitOfAnyScript }, noise, plus, code);
  const anyText = fc
    .array(piece, { maxLength: 40 })
    .chain((pieces) =>
      fc.record({
        before: fc.constant(pieces),
        at: fc.nat({ max: pieces.length }),
      }),
    )
    .map(({ before, at }) => ({
      text: before.join(''),
      caret: before.slice(0, at).join('').length,
    }));
  const rules: fc.Arbitrary<PhoneRules> = fc.constantFrom(
    inBritain,
    everywhere,
    rulesOf(['de', 'it', 'fr'], 'de'),
    rulesOf(['us'], 'us'),
  );
  const selected: fc.Arbitrary<CallingCode | null> = fc.constantFrom(...countries, null);
  const runs = { numRuns: 2000 };

  it('the number has only digits, and none is lost but those of a calling code', () => {
    fc.assert(
      fc.property(anyText, selected, fc.option(rules), ({ text, caret }, country, ruled) => {
        const { entry } = editPhone({ text, caret }, country, ruled);
        expect(phoneText(entry)).toMatch(
          entry.kind === 'national' ? /^\d{0,150}$/ : /^\+\d{0,150}$/,
        );
        const digits = readDigits(text);
        const number = readDigits(phoneText(entry));
        expect(digits.endsWith(number)).toBe(true);
        // Without a + or 00, digits are taken for a code only where the rest is a whole number of its country.
        const isDialled = /[+＋]/u.test(text) || digits.startsWith('00');
        const isWhole = entry.country !== null && isNumberOf(entry.country, number);
        expect(isDialled || isWhole || number === digits).toBe(true);
        const isCountrys = country !== null && isNumberOf(country, digits);
        expect(isCountrys && !isDialled ? number : digits).toBe(digits);
      }),
      runs,
    );
  });

  it('a number of the selected country never leaves it, at no digit of it', () => {
    const typed = fc
      .constantFrom(...countries)
      .chain((country) =>
        fc.tuple(fc.constant(country), fc.stringMatching(new RegExp(country.validatorReg))),
      );
    fc.assert(
      fc.property(typed, fc.constantFrom(everywhere, inBritain), ([country, number], ruled) => {
        for (let length = 1; length <= number.length; length += 1) {
          const part = number.slice(0, length);
          if (part.startsWith('00')) return; // an international prefix
          expect(readPhone(part, country, ruled)).toEqual(national(country.key, part));
        }
      }),
      runs,
    );
  });

  it('the caret stays between the same two digits, or at the start when the code was removed', () => {
    fc.assert(
      fc.property(anyText, selected, fc.option(rules), ({ text, caret }, country, ruled) => {
        const edited = editPhone({ text, caret }, country, ruled);
        const shown = phoneText(edited.entry);
        const typedAfter = readDigits(text.slice(caret));
        const gone = Math.max(0, typedAfter.length - readDigits(shown).length);
        expect(readDigits(shown.slice(edited.caret))).toBe(typedAfter.slice(gone));
        expect(edited.caret).toBeLessThanOrEqual(shown.length);
      }),
      runs,
    );
  });

  it('the shown text reads as the same value, so a second event changes nothing (E-07)', () => {
    fc.assert(
      fc.property(anyText, selected, fc.option(rules), ({ text }, country, ruled) => {
        const entry = readPhone(text, country, ruled);
        expect(readPhone(phoneText(entry), entry.country, ruled)).toEqual(entry);
      }),
      runs,
    );
  });

  it('the country is an allowed one or stays the same', () => {
    fc.assert(
      fc.property(anyText, selected, rules, ({ text }, country, ruled) => {
        const entry = readPhone(text, country, ruled);
        expect([country, ruled.defaultCountry, ...ruled.allowed]).toContain(entry.country);
      }),
      runs,
    );
  });

  it.each([
    [100, 100],
    [155, 150],
  ])('the caret at %i of 160 digits is at %i of the 150 that stay', (caret, shown) => {
    const edited = editPhone({ text: '7'.repeat(160), caret }, gb, inBritain);
    expect(edited).toEqual({ entry: national('gb', '7'.repeat(150)), caret: shown });
  });

  it('10,000 characters are cut to 150 whole digits (E-11, VAL-012)', () => {
    const entry = readPhone('٧👩‍🌾'.repeat(10_000), gb, inBritain);
    covers(['VAL-012'], () => {
      expect(entry).toEqual(national('gb', '7'.repeat(150)));
    });
  });
});
