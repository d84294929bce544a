import { expect, it } from 'vitest';
import { covers } from '#covers';
import { CODE_LENGTH, codeProblem, RESEND_SECONDS } from './codeRules.ts';

it('an e-mail code has 6 digits, a phone code 4, and a new one can be requested after 60 seconds', () => {
  expect(CODE_LENGTH).toEqual({ email: 6, phone: 4 });
  expect(RESEND_SECONDS).toBe(60);
});

it('an empty code is reported as empty (S-050)', () => {
  expect(codeProblem('', 6)).toBe('empty');
});

it.each([
  ['48291', 6],
  ['4829157', 6],
  ['4829', 6],
  ['482915', 4],
  ['4e2915', 6],
  ['48291 ', 6],
  ['４８２９１５', 6],
  ['48291\n', 6],
])('%j is not a code of %i digits', (code, length) => {
  covers(['CODE-007'], () => {
    expect(codeProblem(code, length)).toBe('short');
  });
});

it.each([
  ['482915', 6],
  ['000000', 6],
  ['4829', 4],
])('%s can be sent to the server', (code, length) => {
  expect(codeProblem(code, length)).toBeNull();
});
