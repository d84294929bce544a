import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { readDigits } from '../text/readDigits.ts';
import type { CallingCode } from './CallingCode.ts';
import { callingCodes } from './callingCodes.ts';
import { emptyPhone, phoneText, type PhoneEntry } from './PhoneEntry.ts';
import type { PhoneRules } from './PhoneRules.ts';
import { codeProblem, phoneProblem, validPhone } from './phoneProblem.ts';
import { editPhone, readPhone, settlePhone } from './readPhone.ts';
import { countries, countryOf, rulesOf } from './support/countries.ts';

const gb = countryOf('gb');
const inBritain = rulesOf(['gb', 'ie'], 'gb');
const everywhere = rulesOf([], null);
const national = (key: string | null, number: string): PhoneEntry => ({
  kind: 'national',
  country: key === null ? null : countryOf(key),
  number,
});
const behindPlus = (digits: string): PhoneEntry => ({ kind: 'international', country: gb, digits });

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
    shows(['VAL-012', 'VAL-007'], () => {
      expect(readPhone(text, gb, inBritain)).toEqual(entry);
    });
  });

  it('waits behind a + for the whole code, or for the list', () => {
    for (const digits of ['', '4', '35']) {
      expect(readPhone(`+${digits}`, gb, inBritain)).toEqual(behindPlus(digits));
      expect(codeProblem(behindPlus(digits), inBritain)).toBeNull();
    }
    expect(readPhone('+447911', gb, null)).toEqual(behindPlus('447911'));
    expect(settlePhone(behindPlus('447911'), inBritain)).toEqual(national('gb', '7911'));
  });

  it('a code that the region does not allow is a problem at once, and names the market (E-02, S-177)', () => {
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

  it('a code of no country belongs to the default country, and is a problem without one (S-182)', () => {
    expect(readPhone('+0791', countryOf('ie'), inBritain)).toEqual(national('gb', '0791'));
    const entry = readPhone('+0791', null, everywhere);
    expect(entry).toEqual({ kind: 'international', country: null, digits: '0791' });
    expect(codeProblem(entry, everywhere)).toEqual({ problem: 'code-unknown' });
  });

  it('a shared code stays with the selected country, else the default, else its main country', () => {
    const northAmerica = rulesOf(['ca', 'us'], 'us');
    expect(readPhone('+12025550123', countryOf('ca'), northAmerica)).toMatchObject({
      country: { key: 'ca' },
    });
    expect(readPhone('+12025550123', gb, northAmerica)).toMatchObject({ country: { key: 'us' } });
    expect(readPhone('+12025550123', gb, everywhere)).toMatchObject({
      country: { key: 'us' },
    });
  });

  it('the default country is selected as soon as the list is here', () => {
    expect(settlePhone(national(null, '07911'), inBritain)).toEqual(national('gb', '07911'));
    expect(settlePhone(national('ie', '85'), inBritain)).toEqual(national('ie', '85'));
    expect(settlePhone(emptyPhone(null), everywhere)).toEqual(emptyPhone(null));
  });
});

describe('phoneProblem', () => {
  it.each([
    ['VAL-011', emptyPhone(gb), 'empty'],
    ['VAL-011', national(null, '7911123456'), 'no-country'],
    ['VAL-011', behindPlus(''), 'empty'],
    ['VAL-016', national('gb', '791112345'), 'invalid'],
    ['VAL-017', behindPlus('4'), 'invalid'],
  ] as const)('%s: %j is %s', (id, entry, problem) => {
    shows([id], () => {
      expect(phoneProblem(entry, inBritain)).toEqual({ problem });
      expect(validPhone(entry)).toBeNull();
    });
  });

  it('a number that its country can have may get a code', () => {
    shows(['CODE-014', 'VAL-017'], () => {
      expect(phoneProblem(national('gb', '07911123456'), inBritain)).toBeNull();
      expect(phoneProblem(national('gb', '07911123456'), null)).toBeNull();
    });
    expect(validPhone(national('gb', '07911123456'))).toEqual({
      code: '44',
      number: '07911123456',
      extra: gb,
    });
  });
});

describe('whatever is typed or pasted, wherever the caret is', () => {
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

  it('the number holds digits only, and none is lost', () => {
    fc.assert(
      fc.property(anyText, selected, fc.option(rules), ({ text, caret }, country, ruled) => {
        const { entry } = editPhone({ text, caret }, country, ruled);
        const withCode = `${entry.country?.code}${phoneText(entry)}`;
        expect(phoneText(entry)).toMatch(
          entry.kind === 'national' ? /^\d{0,150}$/ : /^\+\d{0,150}$/,
        );
        expect([readDigits(phoneText(entry)), withCode]).toContain(readDigits(text));
      }),
      runs,
    );
  });

  it('the caret stays between the same two digits, or at the start of a code that went', () => {
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

  it('what the field shows reads as what it holds, so that a second event changes nothing (E-07)', () => {
    fc.assert(
      fc.property(anyText, selected, fc.option(rules), ({ text }, country, ruled) => {
        const entry = readPhone(text, country, ruled);
        expect(readPhone(phoneText(entry), entry.country, ruled)).toEqual(entry);
      }),
      runs,
    );
  });

  it('a country comes from the allowed ones, or stays', () => {
    fc.assert(
      fc.property(anyText, selected, rules, ({ text }, country, ruled) => {
        const entry = readPhone(text, country, ruled);
        expect([country, ruled.defaultCountry, ...ruled.allowed]).toContain(entry.country);
      }),
      runs,
    );
  });

  it('10,000 characters are cut to 150 digits, whole (E-11, VAL-012)', () => {
    const entry = readPhone('٧👩‍🌾'.repeat(10_000), gb, inBritain);
    shows(['VAL-012'], () => {
      expect(entry).toEqual(national('gb', '7'.repeat(150)));
    });
  });
});
