import { expect, it } from 'vitest';
import { sortedByName } from './sortedByName.ts';

const sorted = (language: string, ...names: readonly string[]) =>
  sortedByName(
    names.map((name) => ({ name })),
    language,
  ).map(({ name }) => name);

it('a mark above a letter keeps it in its place, as the language has it', () => {
  expect(sorted('de-DE', 'Vietnam', 'Österreich', 'Spanien', 'Brasilien')).toEqual([
    'Brasilien',
    'Österreich',
    'Spanien',
    'Vietnam',
  ]);
  expect(sorted('sv', 'Österrike', 'Vietnam')).toEqual(['Vietnam', 'Österrike']);
});

it('what is given stays as it is', () => {
  const given = Object.freeze([{ name: 'b' }, { name: 'a' }]);
  expect(sortedByName(given, 'en')).toEqual([{ name: 'a' }, { name: 'b' }]);
});
