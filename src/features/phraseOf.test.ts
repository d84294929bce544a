import { expect, it } from 'vitest';
import { phraseOf } from './phraseOf.ts';

it('cuts a text of a server at 300 characters as people count them (E-11)', () => {
  const family = '👩‍👩‍👧';
  const whole = family.repeat(300);
  expect(phraseOf({ from: 'server', text: whole })).toEqual({ serverText: whole });
  expect(phraseOf({ from: 'server', text: whole + family })).toEqual({ serverText: `${whole}…` });
});
