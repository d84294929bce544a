import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { cleanEmail, EMAIL_MAX_LENGTH, isEmail } from './email.ts';

describe('cleanEmail (E-09)', () => {
  it.each([
    ['spaces', '  ada@shop.example\t\n'],
    ['no-break spaces', '\u00A0ada@shop.example\u202F'],
    ['zero-width characters', '\u200Bada@shop.example\uFEFF'],
    ['zero-width characters inside of spaces', ' \u2060 ada@shop.example \u200D '],
    ['direction marks', '\u202Aada@shop.example\u202C'],
    ['control characters', '\u0000ada@shop.example\u007F'],
  ])('strips %s', (_what, typed) => {
    covers(['VAL-018'], () => {
      expect(cleanEmail(typed)).toBe('ada@shop.example');
    });
  });

  it('makes full-width characters half-width (S-055)', () => {
    covers(['VAL-034'], () => {
      expect(cleanEmail('ａｄａ@ｓｈｏｐ．example')).toBe('ada@shop.example');
    });
  });

  it.each(['ada＠shop.example', 'ada﹫shop.example'])('keeps %s, which is not valid', (typed) => {
    expect(cleanEmail(typed)).toBe(typed);
    expect(isEmail(cleanEmail(typed))).toBe(false);
  });

  it.each(['', ' ', '\u200B \u00A0'])('makes %j empty', (typed) => {
    expect(cleanEmail(typed)).toBe('');
  });

  it('changes nothing in a second pass', () => {
    const pieces = [
      'a',
      '@',
      '.',
      'ａ',
      '＠',
      'ﬁ',
      ' ',
      '\u00A0',
      '\u200B',
      '\uFEFF',
      '\u0000',
      '\n',
      '😀',
    ];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces) }), (typed) => {
        expect(cleanEmail(cleanEmail(typed))).toBe(cleanEmail(typed));
      }),
    );
  });
});

describe('isEmail', () => {
  const longest = `${'a'.repeat(EMAIL_MAX_LENGTH - '@b.co'.length)}@b.co`;

  it.each([
    'a@b.co',
    'ada@shop.example',
    'Ada@Shop.Example',
    'ada.lovelace@shop.example',
    'ada_l-99+spring@mail.shop.example',
    '1@2.uk',
    'ada@xn--bcher-kva.example',
    longest,
  ])('accepts %s', (address) => {
    covers(['VAL-019'], () => {
      expect(isEmail(address)).toBe(true);
    });
  });

  it.each([
    ['nothing', ''],
    ['no @', 'ada.shop.example'],
    ['no local part', '@shop.example'],
    ['no domain', 'ada@'],
    ['a domain of one label', 'ada@shop'],
    ['an empty label', 'ada@shop..example'],
    ['a dot at the end', 'ada@shop.example.'],
    ['a hyphen before a label', 'ada@-shop.example'],
    ['a hyphen after a label', 'ada@shop-.example'],
    ['two separators together', 'a..b@x.com'],
    ['another two', 'a.-b@x.com'],
    ['a separator first', '.ada@shop.example'],
    ['a separator last', 'ada+@shop.example'],
    ['another character', "ada'l@shop.example"],
    ['two @', 'ada@shop@example.com'],
    ['a space inside', 'ada l@shop.example'],
    ['a list', 'a@x.com,b@y.com'],
    ['a list with semicolons', 'a@x.com; b@y.com'],
    ['a name beside it', 'Ada <ada@shop.example>'],
    ['a look-alike @', 'ada＠shop.example'],
    ['a look-alike dot', 'ada@shop。example'],
    ['a look-alike letter', 'аda@shop.example'],
    ['the Kelvin sign', 'ada@\u212Aiosk.example'],
    ['a comma for a dot', 'ada@shop,example'],
    ['one character too many', `a${longest}`],
    ['10,000 characters', `${'a.'.repeat(5000)}@b.co`],
    ['10,000 separators', `a${'.'.repeat(10_000)}`],
  ])('rejects %s', (_what, address) => {
    covers(['VAL-019'], () => {
      expect(isEmail(cleanEmail(address))).toBe(false);
    });
  });

  it('rejects an address with one invalid character anywhere', () => {
    const good = fc.constantFrom('ada@shop.example', 'a.b-c+d_e@x-1.example.com');
    const strange = fc.constantFrom(
      '@',
      '＠',
      ' ',
      ',',
      ';',
      '<',
      '"',
      'é',
      '\u200B',
      '\n',
      '。',
      '👩',
    );
    fc.assert(
      fc.property(good, strange, fc.nat(26), (address, character, at) => {
        expect(isEmail(address.slice(0, at) + character + address.slice(at))).toBe(false);
      }),
    );
  });
});
