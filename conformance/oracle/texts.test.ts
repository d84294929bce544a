import { describe, expect, it } from 'vitest';
import { patternsOf } from './texts.ts';

const fits = (language: string, key: string, shown: string): boolean =>
  patternsOf(language, key).some((pattern) => pattern.test(shown));

describe('a text of the oracle', () => {
  it('is that of its language, whole', () => {
    expect(fits('en-GB', 'sign_up_back', 'Back')).toBe(true);
    expect(fits('en-GB', 'sign_up_back', 'Back again')).toBe(false);
    expect(fits('de-DE', 'sign_up_back', 'Back')).toBe(false);
  });

  it('has values in its places, and no empty ones', () => {
    expect(fits('en-GB', 'sign_up_resend_countdown', 'Resend (53 s)')).toBe(true);
    expect(fits('en-GB', 'sign_up_resend_countdown', 'Resend ( s)')).toBe(false);
    expect(fits('en-GB', 'sign_up_resend_countdown', 'Resend ({{seconds}} s)')).toBe(false);
  });

  it('has its plural forms', () => {
    expect(fits('en-GB', 'throttled', 'You have tried too often. Try again in 1 second.')).toBe(
      true,
    );
    expect(fits('en-GB', 'throttled', 'You have tried too often. Try again in 5 seconds.')).toBe(
      true,
    );
  });

  it('names a language that it lacks', () => {
    expect(() => patternsOf('xx', 'sign_up_back')).toThrow('The page is in "xx"');
    expect(patternsOf('en-GB', 'no_such_key')).toEqual([]);
  });
});
