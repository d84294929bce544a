import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { CODE_LENGTH } from '../../domain/code/codeRules.ts';
import { typedCode } from './typedCode.ts';

const { email, phone } = CODE_LENGTH;

describe('a code in a plain field', () => {
  it.each([
    ['2FA: 482915', email, '482915'],
    ['Your code for 24/7 shop: 482915', email, '482915'],
    ['Your code is 4829 15', email, '482915'],
    ['Code 4829, valid for 10 minutes', phone, '4829'],
    ['４８２９１５', email, '482915'],
  ])('is extracted from %j (E-04)', (text, length, code) => {
    expect(typedCode(text, '', length)).toBe(code);
  });

  it.each([
    ['1234567', '', email],
    ['482915 or 248291', '', email],
    ['Order 20241107', '', email],
    ['2FA: 4829', '48', email],
    ['1234567', '123456', email],
    ['482915', '', phone],
  ])('rejects %j over %j instead of truncating it (E-04)', (text, before, length) => {
    covers(['CODE-007'], () => {
      expect(typedCode(text, before, length)).toBeNull();
    });
  });

  it('changes by single digits and ignores letters', () => {
    expect(typedCode('48', '4', email)).toBe('48');
    expect(typedCode('4', '48', email)).toBe('4');
    expect(typedCode('', '4', email)).toBe('');
    expect(typedCode('48e', '48', email)).toBe('48');
    expect(typedCode('482 ', '482', email)).toBe('482');
  });

  it('is never part of a longer number', () => {
    const longer = fc.stringMatching(/^\d{7,12}$/);
    fc.assert(
      fc.property(longer, fc.constantFrom('', 'Code: ', '·'), (digits, prefix) => {
        expect(typedCode(prefix + digits, '', email)).toBeNull();
      }),
    );
  });
});
