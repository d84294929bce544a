import { withoutInvisible } from '../text/withoutInvisible.ts';

const pattern =
  /^[a-z0-9]+(?:[._+-][a-z0-9]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Longest e-mail address that a field accepts, in characters. Source: S-056. */
export const EMAIL_MAX_LENGTH = 150;

/** Full-width characters except `＠`: an address with that look-alike is rejected. Source: E-09. */
const fullWidth = /[\uFF01-\uFF1F\uFF21-\uFF5E]/gu;

/**
 * Cleans a typed or pasted address: surrounding white space, no-break spaces and
 * invisible characters are removed, full-width characters become half-width. Other look-alikes stay,
 * so that `isEmail` rejects them. Source: A§5, S-055, E-09.
 */
export const cleanEmail = (typed: string): string =>
  withoutInvisible(typed)
    .replace(fullWidth, (character) => character.normalize('NFKC'))
    .trim();

/**
 * Whether a cleaned address has the accepted form: letters and digits with one of `. _ - +` between
 * them, `@`, domain labels; case does not matter. One that is too long is refused, never cut. Source:
 * A§5 (VAL-019), S-210.
 */
export const isEmail = (address: string): boolean =>
  address.length <= EMAIL_MAX_LENGTH && pattern.test(address);
