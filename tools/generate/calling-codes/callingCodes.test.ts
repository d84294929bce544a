import { describe, expect, it } from 'vitest';
import { unpackCallingCodes } from '../../../src/domain/phone/unpackCallingCodes.ts';
import { packCallingCodes, packLengths } from './callingCodes.ts';

const metadata = {
  countries: {
    FR: ['33', '00', '[1-9]\\d{8}', [9], 0, '0'],
    AD: ['376', '00', '[136-9]\\d{5,8}', [6, 8, 9], 0, 0, 'more'],
  },
};

it.each([
  [[9], '9'],
  [[7, 9, 10], '7,9-10'],
  [[6, 5, 4], '4-6'],
])('lengths %j are packed as %s', (lengths, packed) => {
  expect(packLengths(lengths)).toBe(packed);
});

it('packs one country a line, by country', () => {
  expect(packCallingCodes(metadata)).toBe('AD376  6,8-9\nFR33 0 9');
});

describe('a calling code that is typed once more (S-176)', () => {
  const row = (code: string, pattern: string, lengths: readonly number[], all = '\\d+') => ({
    countries: {
      XK: [code, '', all, [8, 9, 10, 11], 0, 0, 0, 0, 0, 0, 0, [0, [pattern, lengths]]],
    },
  });

  it.each([
    ['no number begins with it', row('62', '8\\d{7,10}', [8, 9, 10, 11]), '8-11/8-9'],
    ['numbers begin with it', row('55', '\\d{8,11}', [8, 9, 10, 11]), '8-11'],
    ['the whole would be too long', row('62', '8\\d{10}', [11]), '8-11'],
    ['no number at all begins with it', row('55', '\\d{11}', [11], '[1-4]\\d+'), '8-11/8-9'],
    ['the whole is longer than any mobile number', row('55', '\\d{8}', [8]), '8-11/8'],
  ])('%s: %#', (_what, numbers, lengths) => {
    expect(packCallingCodes(numbers)).toMatch(new RegExp(` ${lengths}$`));
  });
});

it('what is packed can be unpacked', () => {
  const unpacked = unpackCallingCodes(packCallingCodes(metadata));
  expect(unpacked.map(({ name }) => name)).toEqual(['Andorra', 'France']);
  expect(unpacked).toEqual([
    {
      shortname: 'AD',
      code: '376',
      key: 'ad',
      validatorReg: '^(?:\\d{6}|\\d{8,9})$',
      trunkPrefix: '',
      repeatReg: '',
    },
    {
      shortname: 'FR',
      code: '33',
      key: 'fr',
      validatorReg: '^0?[1-9]\\d{8}$',
      trunkPrefix: '0',
      repeatReg: '',
    },
  ]);
});

it.each([
  ['a changed form of metadata', { countries: { FR: { code: '33' } } }, /expected tuple/],
  ['a country without a name', { countries: { XY: metadata.countries.FR } }, /no English name/],
])('%s is reported', (_what, broken, message) => {
  expect(() => packCallingCodes(broken)).toThrow(message);
});
