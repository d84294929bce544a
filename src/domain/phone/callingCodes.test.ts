import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { CallingCode } from './CallingCode.ts';
import { callingCodes } from './callingCodes.ts';

function entryOf(key: string): CallingCode {
  const found = callingCodes.find((entry) => entry.key === key);
  if (found === undefined) throw new Error(`No calling code of ${key}.`);
  return found;
}

const accepts = ({ validatorReg }: CallingCode, number: string): boolean =>
  new RegExp(validatorReg).test(number);

describe('the list', () => {
  it('has about 240 countries, each once', () => {
    covers(['REGION-024'], () => {
      expect(callingCodes.length).toBeGreaterThan(235);
      expect(callingCodes.length).toBeLessThan(255);
      expect(new Set(callingCodes.map(({ key }) => key)).size).toBe(callingCodes.length);
    });
  });

  it('has name, short name, code, key and number pattern of each', () => {
    covers(['REGION-025'], () => {
      for (const { name, shortname, code, key, validatorReg } of callingCodes) {
        expect(name).toMatch(/^\p{Lu}[\p{L}\p{M} .,’&()-]+$/u);
        expect(shortname).toMatch(/^[A-Z]{2}$/);
        expect(code).toMatch(/^[1-9]\d{0,2}$/);
        expect(key).toBe(shortname.toLowerCase());
        expect(validatorReg).toMatch(/^\^.+\$$/);
      }
      const france = entryOf('fr');
      expect(france?.name).toBe('France');
      expect(france).toEqual({
        shortname: 'FR',
        code: '33',
        key: 'fr',
        validatorReg: '^0?[1-9]\\d{8}$',
        trunkPrefix: '0',
        repeatReg: '',
      });
    });
  });

  it('can have several countries with one code', () => {
    const sharing = callingCodes.filter(({ code }) => code === '44').map(({ key }) => key);
    expect(sharing).toEqual(['gb', 'gg', 'im', 'je']);
  });
});

describe('the number patterns of the specification (A§5)', () => {
  const cases = [
    ['VAL-013', 'cn', ['13800138000'], ['1380013800', '138001380001']],
    ['VAL-014', 'hk', ['51234567'], ['5123456', '512345678']],
    ['VAL-015', 'id', ['812345678', '8123456789012'], ['81234567', '81234567890123']],
    ['VAL-016', 'gb', ['7911123456', '07911123456'], ['0791112345', '17911123456', '791112345']],
  ] as const;

  it.each(cases)('%s: %s', (id, key, right, wrong) => {
    covers([id], () => {
      for (const number of right) expect(accepts(entryOf(key), number)).toBe(true);
      for (const number of wrong) expect(accepts(entryOf(key), number)).toBe(false);
    });
  });
});

it.each([
  ['de', '0'],
  ['th', '0'],
  ['us', '1'],
  ['ru', '8'],
  ['hu', '06'],
  ['it', ''],
  ['es', ''],
  ['sg', ''],
])('the trunk prefix of %s is %j (S-176)', (key, prefix) => {
  expect(entryOf(key).trunkPrefix).toBe(prefix);
});

it.each([
  ['it', '0612345678'],
  ['us', '2025550123'],
  ['us', '12025550123'],
  ['mx', '5512345678'],
  ['th', '0812345678'],
  ['vn', '0912345678'],
  ['my', '0123456789'],
  ['ph', '09171234567'],
  ['sg', '81234567'],
  ['br', '11961234567'],
  ['ie', '0851234567'],
  ['hu', '06201234567'],
])('%s accepts %s', (key, number) => {
  expect(accepts(entryOf(key), number)).toBe(true);
});

it('no pattern accepts anything but digits', () => {
  const notDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/^\d+$/.test(text));
  fc.assert(
    fc.property(fc.constantFrom(...callingCodes), notDigits, (entry, text) => {
      expect(accepts(entry, text)).toBe(false);
    }),
  );
});

it('every country accepts a number, and all but mainland China (A§5) accept it after the trunk prefix', () => {
  const runs = Array.from({ length: 17 }, (_, index) => '5'.repeat(index + 1));
  for (const entry of callingCodes) {
    const number = runs.find((digits) => accepts(entry, digits)) ?? '';
    expect([entry.key, number]).not.toEqual([entry.key, '']);
    const afterPrefix = accepts(entry, entry.trunkPrefix + number);
    expect([entry.key, afterPrefix]).toEqual([entry.key, entry.key !== 'cn']);
  }
});

it.each([
  ['id', '^62\\d{9,11}$'],
  ['it', '^39(?:\\d{6}|\\d{9,10})$'],
  ['in', '^91\\d{9,11}$'],
  ['br', ''],
  ['gb', ''],
  ['us', ''],
])('a number of %s that repeats its calling code has the pattern %j (S-176)', (key, pattern) => {
  expect(entryOf(key).repeatReg).toBe(pattern);
});

it('a country accepts a number that repeats its calling code', () => {
  for (const entry of callingCodes.filter(({ repeatReg }) => repeatReg !== '')) {
    const pattern = new RegExp(entry.repeatReg);
    const numbers = Array.from({ length: 17 }, (_, index) => entry.code + '5'.repeat(index));
    const repeating = numbers.filter((number) => pattern.test(number));
    expect([entry.key, repeating.length]).not.toEqual([entry.key, 0]);
    for (const number of repeating)
      expect([number, accepts(entry, number)]).toEqual([number, true]);
  }
});
