import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberPattern } from './numberPattern.ts';

describe('numberPattern (S-053)', () => {
  it.each([
    ['9', '', '^\\d{9}$'],
    ['5-6', '', '^\\d{5,6}$'],
    ['6,8-9', '', '^(?:\\d{6}|\\d{8,9})$'],
    ['10', '1', '^1?\\d{10}$'],
    ['8-9', '06', '^(?:06)?\\d{8,9}$'],
    ['9', '0', '^0?[1-9]\\d{8}$'],
    ['4-15', '0', '^0?[1-9]\\d{3,14}$'],
    ['7,9-10', '0', '^0?[1-9](?:\\d{6}|\\d{8,9})$'],
  ])('lengths %s behind %j: %s', (lengths, trunkPrefix, pattern) => {
    expect(numberPattern(lengths, trunkPrefix)).toBe(pattern);
  });

  const digits = (minLength: number, maxLength: number) =>
    fc.array(fc.nat({ max: 9 }), { minLength, maxLength }).map((values) => values.join(''));
  const length = fc.integer({ min: 4, max: 15 });

  it('without a trunk prefix the length alone decides', () => {
    fc.assert(
      fc.property(length, digits(0, 18), (wanted, number) => {
        const matches = new RegExp(numberPattern(`${wanted}`, '')).test(number);
        expect(matches).toBe(number.length === wanted);
      }),
    );
  });

  it('a trunk zero may be typed or not, and never stands for a lost digit', () => {
    fc.assert(
      fc.property(length, digits(4, 15), (wanted, number) => {
        const pattern = new RegExp(numberPattern(`${wanted}`, '0'));
        const isNational = number.length === wanted && !number.startsWith('0');
        expect(pattern.test(`0${number}`)).toBe(isNational);
        if (number.startsWith('0')) return;
        expect(pattern.test(number)).toBe(isNational);
      }),
    );
  });
});
