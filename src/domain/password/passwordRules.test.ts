import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { isPassword, isTooLong, checkPassword, strangeCharacter } from './passwordRules.ts';

const holds = { length: true, classes: true };
const neither = { length: false, classes: false };

describe('length', () => {
  it.each([
    ['a1!bc', false],
    ['a1!bcd', true],
    [`a1!${'x'.repeat(17)}`, true],
    [`a1!${'x'.repeat(18)}`, false], // E-10: an error, never shortened
    [`a1!${'x'.repeat(10_000)}`, false],
    ['', false],
  ])('%j', (password, fits) => {
    covers(['VAL-021'], () => {
      expect(checkPassword(password).length).toBe(fits);
    });
  });
});

describe('character classes (S-057)', () => {
  it.each([
    ['abc12!', true],
    ['ABC12~', true],
    ['!!!!1a', true],
    ['abcdef', false],
    ['abc123', false],
    ['abc!!!', false],
    ['123!!!', false],
    ['!!!!!!', false],
  ])('%j', (password, fits) => {
    covers(['VAL-022'], () => {
      expect(checkPassword(password)).toEqual({ length: true, classes: fits });
    });
  });
});

describe('hidden characters (S-058)', () => {
  it.each([
    ['a space', 'abc 12!'],
    ['a space at the end', 'abc12! '],
    ['a tab', 'abc\t12!'],
    ['a line feed at the end', 'abc12!\n'],
    ['a control character', 'abc\u000012!'],
    ['DEL', 'abc\u007F12!'],
    ['a no-break space', 'abc\u00A012!'],
    ['a zero-width space', 'abc\u200B12!'],
    ['a direction mark', 'abc\u202E12!'],
    ['an accent', 'abcé12!'],
    ['a full-width digit', 'abc１２!'],
    ['an emoji', 'abc12!🔑'],
  ])('%s breaks both rules', (_what, password) => {
    covers(['VAL-024'], () => {
      expect(checkPassword(password)).toEqual(neither);
    });
  });
});

it('a password is valid exactly when both rules hold', () => {
  const visible = fc.string({ unit: 'grapheme-ascii', maxLength: 24 });
  fc.assert(
    fc.property(visible, (password) => {
      const wanted =
        /^[!-~]{6,20}$/.test(password) &&
        /[a-z]/i.test(password) &&
        /[0-9]/.test(password) &&
        /[!-/:-@[-`{-~]/.test(password);
      expect(isPassword(password)).toBe(wanted);
    }),
    { examples: [['abc12!'], ['abc 12!']] },
  );
  expect(checkPassword('abc12!')).toEqual(holds);
});

it.each([
  ['abc12!', null],
  ['', null],
  ['abc 12!', 'unseen'],
  ['abc12!\n', 'unseen'],
  ['abc\u200B12!', 'unseen'],
  ['abc\u00A012!', 'unseen'],
  ['abc\u202E12!', 'unseen'],
  ['abc\u3164 12!', 'unseen'],
  ['abce\u030112!', 'unseen'],
  ['abcé12!', 'foreign'],
  ['пароль12!', 'foreign'],
  ['abc１２!', 'foreign'],
  ['abc12!🔑', 'foreign'],
  ['é \u200B', 'unseen'],
])('%j: the invalid character is %j (S-058)', (password, kind) => {
  covers(['VAL-024'], () => {
    expect(strangeCharacter(password)).toBe(kind);
  });
});

it('an invalid character is reported exactly when it breaks both rules', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 24 }), (password) => {
      const visible = strangeCharacter(password) === null;
      expect(/^[!-~]*$/.test(password)).toBe(visible);
      const { length, classes } = checkPassword(password);
      expect(visible || !(length || classes)).toBe(true);
      expect(isTooLong(password)).toBe(password.length > 20);
    }),
    { numRuns: 1000 },
  );
});
