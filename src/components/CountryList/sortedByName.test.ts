import { expect, it } from 'vitest';
import { sortedByName } from './sortedByName.ts';

const sorted = (language: string, ...names: readonly string[]) =>
  sortedByName(
    names.map((name) => ({ name })),
    language,
  ).map(({ name }) => name);

it('sorts letters with marks by the rules of the language', () => {
  expect(sorted('de-DE', 'Vietnam', 'Österreich', 'Spanien', 'Brasilien')).toEqual([
    'Brasilien',
    'Österreich',
    'Spanien',
    'Vietnam',
  ]);
  expect(sorted('sv', 'Österrike', 'Vietnam')).toEqual(['Vietnam', 'Österrike']);
});

it('does not change its argument', () => {
  const items = Object.freeze([{ name: 'b' }, { name: 'a' }]);
  expect(sortedByName(items, 'en')).toEqual([{ name: 'a' }, { name: 'b' }]);
});
