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
  ])('lengths %s with trunk prefix %j: %s', (lengths, trunkPrefix, pattern) => {
    expect(numberPattern(lengths, trunkPrefix)).toBe(pattern);
  });

  const digits = (minLength: number, maxLength: number) =>
    fc.array(fc.nat({ max: 9 }), { minLength, maxLength }).map((values) => values.join(''));
  const length = fc.integer({ min: 4, max: 15 });

  it('checks only the length without a trunk prefix', () => {
    fc.assert(
      fc.property(length, digits(0, 18), (wanted, number) => {
        const matches = new RegExp(numberPattern(`${wanted}`, '')).test(number);
        expect(matches).toBe(number.length === wanted);
      }),
    );
  });

  it('accepts a number with or without its trunk zero, but not with a digit missing', () => {
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
