import { expect, it } from 'vitest';
import { unpackCallingCodes } from '../../src/domain/phone/unpackCallingCodes.ts';
import { packCallingCodes, packLengths } from './packCallingCodes.ts';

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
  expect(packCallingCodes(metadata)).toBe('AD376  6,8-9 Andorra\nFR33 0 9 France');
});

it('what is packed can be unpacked', () => {
  expect(unpackCallingCodes(packCallingCodes(metadata))).toEqual([
    {
      name: 'Andorra',
      shortname: 'AD',
      code: '376',
      key: 'ad',
      validatorReg: '^(?:\\d{6}|\\d{8,9})$',
      trunkPrefix: '',
    },
    {
      name: 'France',
      shortname: 'FR',
      code: '33',
      key: 'fr',
      validatorReg: '^0?[1-9]\\d{8}$',
      trunkPrefix: '0',
    },
  ]);
});

it.each([
  ['a changed form of metadata', { countries: { FR: { code: '33' } } }, /expected tuple/],
  ['a country without a name', { countries: { XY: metadata.countries.FR } }, /no English name/],
])('%s is said', (_what, broken, message) => {
  expect(() => packCallingCodes(broken)).toThrow(message);
});
