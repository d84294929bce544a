import { describe, expect, it } from 'vitest';
import { callingCodes } from './callingCodes.ts';
import { beginsCode, settleCode } from './settleCode.ts';
import { countryOf, rulesOf } from './support/countries.ts';
import { unpackCallingCodes } from './unpackCallingCodes.ts';

const everywhere = rulesOf([], null);

describe('a code that countries share', () => {
  it.each([
    ['1', 'us'],
    ['7', 'ru'],
    ['39', 'it'],
    ['44', 'gb'],
    ['47', 'no'],
    ['61', 'au'],
    ['212', 'ma'],
    ['262', 're'],
    ['290', 'sh'],
    ['358', 'fi'],
    ['590', 'gp'],
    ['599', 'cw'],
  ])('+%s is that of %s, in any order of the list (S-054)', (code, key) => {
    for (const allowed of [callingCodes, callingCodes.toReversed()])
      expect(settleCode(`${code}5`, null, { ...everywhere, allowed })).toEqual({
        kind: 'known',
        country: countryOf(key),
        number: '5',
      });
  });

  it('is that of the first allowed country where its main country is not allowed', () => {
    expect(settleCode('447', null, rulesOf(['im', 'gg'], null))).toEqual({
      kind: 'known',
      country: countryOf('gg'),
      number: '7',
    });
  });
});

it('the longest calling code is read', () => {
  const codes = unpackCallingCodes(['BB1246  7', 'US1 1 10'].join('\n'));
  for (const allowed of [codes, codes.toReversed()])
    expect(
      settleCode('12464567890', null, { allowed, listed: allowed, defaultCountry: null }),
    ).toMatchObject({ kind: 'known', country: { key: 'bb' }, number: '4567890' });
});

it.each([
  ['the default country', ['gb', 'ie'], 'ie', 'gb', 'ie'],
  ['else the selected one', ['gb', 'ie'], null, 'ie', 'ie'],
  ['else the first allowed one', ['gb', 'ie'], null, null, 'gb'],
  ['else none', ['none'], null, null, null],
] as const)(
  'a code that is not allowed names a market: %s (E-02)',
  (_, allowed, standard, selected, market) => {
    const country = selected === null ? null : countryOf(selected);
    expect(settleCode('336', country, rulesOf(allowed, standard))).toEqual({
      kind: 'not-allowed',
      market: market === null ? null : countryOf(market),
    });
  },
);

it.each([
  ['', true],
  ['4', true],
  ['35', true],
  ['44', false],
  ['447', false],
  ['0', false],
])('+%s can become a calling code with more digits: %s', (digits, begins) => {
  expect(beginsCode(digits, everywhere)).toBe(begins);
});
