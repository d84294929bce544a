import { expect, it } from 'vitest';
import { fits } from './fits.ts';

it.each([
  ['', true],
  ['  ', true],
  ['send', true],
  ['TOAST send', true],
  ['code 1023', true],
  ['send dialog', false],
])('%j', (words, expected) => {
  expect(fits('passport.1023@email.send_code shows as a toast', words)).toBe(expected);
});
