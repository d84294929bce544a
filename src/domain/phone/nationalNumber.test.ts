import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { callingCodes } from './callingCodes.ts';
import { mobileOf, nationalNumber } from './nationalNumber.ts';
import type { PhoneValue } from './PhoneValue.ts';
import { countryOf } from './support/countries.ts';

const phoneOf = (key: string, number: string): PhoneValue => ({
  code: countryOf(key).code,
  number,
  extra: countryOf(key),
});

describe('mobileOf (S-176, E-03)', () => {
  it.each([
    ['gb', '07911123456', '+447911123456'],
    ['gb', '7911123456', '+447911123456'],
    ['it', '0612345678', '+390612345678'],
    ['it', '3921234567', '+393921234567'],
    ['it', '393921234567', '+393921234567'],
    ['id', '62812345678', '+62812345678'],
    ['id', '620812345678', '+62812345678'],
    ['id', '0062812345678', '+62812345678'],
    ['id', '0812345678', '+62812345678'],
    ['id', '812345678', '+62812345678'],
    ['de', '04931123456', '+494931123456'],
    ['de', '4915112345678', '+4915112345678'],
    ['my', '6088387888', '+6088387888'],
    ['my', '0123456789', '+60123456789'],
    ['us', '12025550123', '+12025550123'],
    ['us', '2025550123', '+12025550123'],
    ['ru', '89161234567', '+79161234567'],
    ['ru', '8001234567', '+78001234567'],
    ['hu', '06201234567', '+36201234567'],
    ['cn', '13800138000', '+8613800138000'],
    ['sg', '65123456', '+6565123456'],
    ['sg', '6591234567', '+6591234567'],
    ['mx', '5512345678', '+525512345678'],
  ])('%s %s is %s', (key, number, mobile) => {
    covers(['API-004'], () => {
      expect(mobileOf(phoneOf(key, number))).toBe(mobile);
    });
  });

  it.each([
    ['br', '55991234567', '+5555991234567'],
    ['in', '9123456789', '+919123456789'],
  ])('%s %s keeps first digits that equal its calling code', (key, number, mobile) => {
    expect(mobileOf(phoneOf(key, number))).toBe(mobile);
  });

  const digits = fc
    .array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 17 })
    .map((values) => values.join(''));
  const anyPhone = fc
    .tuple(fc.constantFrom(...callingCodes), digits)
    .filter(([{ validatorReg }, number]) => new RegExp(validatorReg).test(number))
    .map(([extra, number]): PhoneValue => ({ code: extra.code, number, extra }));

  it('is a plus, the calling code and the end of the typed digits', () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        expect(mobileOf(phone)).toMatch(/^\+\d+$/);
        expect(phone.number.endsWith(nationalNumber(phone))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing in a second pass where the trunk prefix is a zero or none', () => {
    const phones = anyPhone.filter(({ extra }) => ['', '0'].includes(extra.trunkPrefix));
    fc.assert(
      fc.property(phones, (phone) => {
        const number = nationalNumber(phone);
        fc.pre(new RegExp(phone.extra.validatorReg).test(number));
        fc.pre(!number.startsWith(phone.code));
        expect(nationalNumber({ ...phone, number })).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });
});
