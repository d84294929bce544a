import { expect, it } from 'vitest';
import { addressParts } from './addressParts.ts';

it.each([
  [
    'https://academy.gb.portico.example/app',
    ['https://', 'academy', '.gb', '.portico', '.example/', 'app'],
  ],
  ['https://a.example/', ['https://', 'a', '.example/']],
  ['https://a.example/b_c?d=e#f', ['https://', 'a', '.example/', 'b', '_c', '?d', '=e', '#f']],
  ['', []],
])('%s may break between its words only', (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
  expect(parts.join('')).toBe(address);
});
