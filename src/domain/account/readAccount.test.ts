import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { CallingCode } from '../phone/CallingCode.ts';
import { countries, countryOf, rulesOf } from '../phone/support/countries.ts';
import { codeProblem } from '../phone/phoneProblem.ts';
import type { PhoneRules } from '../phone/PhoneRules.ts';
import { readDigits } from '../text/readDigits.ts';
import { readAccount, type Account } from './readAccount.ts';
import { cleanEmail } from './email.ts';

const ie = countryOf('ie');
const gb = countryOf('gb');
const inBritain = rulesOf(['gb', 'ie'], 'gb');
const inHongKong = rulesOf(['cn', 'hk'], 'cn');
const everywhere = rulesOf([], null);

const email = (address: string): Account => ({ type: 'email', email: address });
const phone = (key: string | null, number: string): Account => ({
  type: 'phone',
  phone: { kind: 'national', country: key === null ? null : countryOf(key), number },
});
const code = (selected: string | null, digits: string): Account => ({
  type: 'phone',
  phone: { kind: 'international', country: selected === null ? null : countryOf(selected), digits },
});

describe('only digits: a number of the selected country', () => {
  it.each([
    ['7911123456', '7911123456'],
    ['07911 123 456', '07911123456'],
    [' 7 ', '7'],
    ['(0) 7911-123456', '07911123456'],
    ['07911.123.456', '07911123456'],
    ['07911–123−456', '07911123456'],
    ['٠٧٩١١ ١٢٣٤٥٦', '07911123456'],
    ['０７９１１', '07911'],
    ['\u200E07911\u202C', '07911'],
  ])('%j (S-177, E-05)', (typed, number) => {
    covers(['VAL-006'], () => {
      expect(readAccount(typed, ie, inBritain)).toEqual(phone('ie', number));
    });
  });

  it('without a selected country, a number of no country (S-182)', () => {
    expect(readAccount('7911', null, everywhere)).toEqual(phone(null, '7911'));
  });
});

describe('a + and a calling code', () => {
  it.each([
    ['+44 7911 123456', phone('gb', '7911123456')],
    ['+353 (0)85 123-4567', phone('ie', '0851234567')],
    ['(+44) 7911', phone('gb', '7911')],
    ['＋４４７９１１', phone('gb', '7911')],
    ['+44', phone('gb', '')],
  ])('%j switches country and number (E-01)', (typed, reading) => {
    covers(['VAL-007'], () => {
      expect(readAccount(typed, ie, inBritain)).toEqual(reading);
    });
  });

  it.each([
    ['+0123', '0123'],
    ['+9991', '9991'],
  ])('%j has no listed code: a number of the default country', (typed, number) => {
    covers(['VAL-008'], () => {
      expect(readAccount(typed, ie, inBritain)).toEqual(phone('gb', number));
    });
  });

  it.each([
    ['+33 612345678', 'ie', inBritain, gb, '33612345678'],
    ['+853 61234567', null, inHongKong, countryOf('cn'), '85361234567'],
    ['+33 6', null, rulesOf(['ie', 'gb'], null), gb, '336'],
  ])(
    '%j is listed but not allowed: an error that names the market (E-02, S-054, S-177)',
    (...args) => {
      const [typed, selected, rules, market, digits] = args;
      const read = readAccount(typed, selected === null ? null : countryOf(selected), rules);
      expect(read).toEqual(code(selected, digits));
      expect(problemOf(read, rules)).toEqual({ problem: 'code-not-allowed', market });
    },
  );

  it.each(['+', '+2'])('%j can still become a code', (typed) => {
    const read = readAccount(typed, ie, inBritain);
    expect(read).toEqual(code('ie', typed.slice(1)));
    expect(problemOf(read, inBritain)).toBeNull();
  });

  it('a code that is not listed is a problem without a default country (S-182)', () => {
    const read = readAccount('+0123', null, everywhere);
    expect(read).toEqual(code(null, '0123'));
    expect(problemOf(read, everywhere)).toEqual({ problem: 'code-unknown' });
    expect(readAccount('+6281', null, everywhere)).toEqual(phone('id', '81'));
  });

  it('tries the longest allowed code first (S-051)', () => {
    const short = new CallingCode('XA4 0 10');
    const rules = { allowed: [short, gb], listed: [short, gb], defaultCountry: null };
    expect(readAccount('+447', null, rules)).toMatchObject({ phone: { country: { key: 'gb' } } });
    expect(readAccount('+457', null, rules)).toMatchObject({ phone: { country: { key: 'xa' } } });
  });
});

describe('anything else is an e-mail address', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['ada@shop.example', 'ada@shop.example'],
    ['\u00A0Ada@Shop.Example\u200B', 'Ada@Shop.Example'],
    ['1@2.uk', '1@2.uk'],
    ['07911 123456 x', '07911 123456 x'],
    ['0791,123', '0791,123'],
    ['07911/123456', '07911/123456'],
    ['++44 7911', '++44 7911'],
    ['44+7911', '44+7911'],
    ['()', '()'],
    ['ada＠shop.example', 'ada＠shop.example'],
    ['👩‍🌾', '👩🌾'],
  ])('%j (E-09)', (typed, address) => {
    covers(['VAL-009'], () => {
      expect(readAccount(typed, gb, inBritain)).toEqual(email(address));
    });
  });
});

describe('any typed text', () => {
  const unit = fc.constantFrom(
    ...Array.from('0123456789+++ -().@ae,'),
    ...['٤', '４', '๔', '＋', '\u200B', '\u00A0', '👩‍🌾', 'ب', '\u0301', '−', '＠', '+44', '+1'],
  );
  const typed = fc.string({ unit, maxLength: 40 });
  const selected = fc.constantFrom(...countries, null);
  const rules = fc.constantFrom(inBritain, inHongKong, everywhere, rulesOf(['us'], 'us'));
  const runs = { numRuns: 3000 };

  it('is kept whole as an address, or as digits of which only a calling code is gone', () => {
    fc.assert(
      fc.property(typed, selected, rules, (text, country, ruled) => {
        const reading = readAccount(text, country, ruled);
        const isKept = (shown: string) =>
          reading.type === 'email' ? shown === cleanEmail(text) : readDigits(text).endsWith(shown);
        expect(textsOf(reading).some(isKept)).toBe(true);
      }),
      runs,
    );
  });

  it('with a letter, an @ or a comma is an address', () => {
    const letter = fc.constantFrom('a', 'é', 'ب', '@', '＠', ',', '_', '👩');
    fc.assert(
      fc.property(typed, letter, typed, (before, character, after) => {
        const reading = readAccount(before + character + after, gb, inBritain);
        expect(reading.type).toBe('email');
      }),
      runs,
    );
  });

  it('takes the country of a number from the countries of the region', () => {
    fc.assert(
      fc.property(typed, selected, rules, (text, country, ruled) => {
        const reading = readAccount(text, country, ruled);
        const chosen = reading.type === 'phone' ? reading.phone.country : country;
        expect([country, ruled.defaultCountry, ...ruled.allowed]).toContain(chosen);
      }),
      runs,
    );
  });
});

/** The text of a reading, with and without the calling code that was read from it. */
function textsOf(reading: Account): readonly string[] {
  if (reading.type === 'email') return [reading.email];
  const { phone: entry } = reading;
  if (entry.kind === 'international') return [entry.digits];
  return [entry.number, `${entry.country?.code}${entry.number}`];
}

const problemOf = (reading: Account, rules: PhoneRules) =>
  reading.type === 'phone' ? codeProblem(reading.phone, rules) : null;
