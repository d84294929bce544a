import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryOf, rulesOf } from '../../domain/phone/support/countries.ts';
import { readDigits } from '../../domain/text/readDigits.ts';
import { settleAccount, typeAccount } from './accountChange.ts';

const ie = countryOf('ie');
const inBritain = rulesOf(['gb', 'ie'], 'gb');
const everywhere = rulesOf([], null);
const shownOf = ({ value, country }: { value: string; country: { key: string } | null }) =>
  `${country?.key ?? 'none'} ${value}`;

describe('typed key by key', () => {
  it.each([
    ['07911', 'ie 07911'],
    ['+', 'ie +'],
    ['+3', 'ie +3'],
    ['+44', 'gb +44'],
    ['+44 79', 'gb +44 79'],
    ['+999', 'gb +999'],
    ['ada@', 'ie ada@'],
    ['', 'ie '],
  ])('%j is shown as %j', (text, shown) => {
    expect(shownOf(typeAccount(text, ie, inBritain))).toBe(shown);
  });
});

describe('pasted, or on blur', () => {
  it.each([
    ['+44 7911 123456', 'gb 7911123456'],
    ['07911-123 456', 'ie 07911123456'],
    ['+44', 'gb +44'],
    ['+3', 'ie +3'],
    ['+33 612345678', 'ie +33 612345678'],
    [' ada@shop.example', 'ie  ada@shop.example'],
  ])('%j becomes %j (E-01)', (text, shown) => {
    expect(shownOf(settleAccount(text, ie, inBritain))).toBe(shown);
  });

  it('keeps the calling code until the list is loaded', () => {
    expect(shownOf(settleAccount('+447911123456', null, null))).toBe('none +447911123456');
    expect(shownOf(settleAccount('0791 1', null, null))).toBe('none 07911');
  });
});

it('settling loses no digit, and changes nothing in a second pass', () => {
  const unit = fc.constantFrom(
    ...Array.from('0123456789+ -().@a'),
    '４',
    '٤',
    '+44',
    '+353',
    '+33',
  );
  const text = fc.string({ unit, maxLength: 30 });
  const selected = fc.constantFrom(...countries, null);
  const rules = fc.constantFrom(inBritain, everywhere, rulesOf(['us'], 'us'), null);
  fc.assert(
    fc.property(text, selected, rules, (typed, country, ruled) => {
      const settled = settleAccount(typed, country, ruled);
      const digits = readDigits(settled.value);
      const behindCode = `${settled.country?.code}${digits}`;
      expect([digits, behindCode, `00${behindCode}`]).toContain(readDigits(typed));
      expect(settleAccount(settled.value, settled.country, ruled)).toEqual(settled);
    }),
    { numRuns: 2000 },
  );
});
