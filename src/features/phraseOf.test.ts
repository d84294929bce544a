import { expect, it } from 'vitest';
import { phraseOf } from './phraseOf.ts';

it.each([
  [{ from: 'server', text: 'Nein' }, ''],
  [{ from: 'server', text: 'Nein', language: 'de' }, 'de'],
] as const)('gives a text of a server its language, %j: %j (S-208)', (notice, language) => {
  expect(phraseOf(notice)).toEqual({ serverText: 'Nein', language });
});

it('cuts a text of a server at 300 characters as people count them (E-11)', () => {
  const family = '👩‍👩‍👧';
  const whole = family.repeat(300);
  expect(phraseOf({ from: 'server', text: whole })).toMatchObject({ serverText: whole });
  expect(phraseOf({ from: 'server', text: whole + family })).toMatchObject({
    serverText: `${whole}…`,
  });
});
