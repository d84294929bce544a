import type { CallingCode } from '../phone/CallingCode.ts';
import type { PhoneEntry } from '../phone/PhoneEntry.ts';
import type { PhoneRules } from '../phone/PhoneRules.ts';
import { readPhone } from '../phone/readPhone.ts';
import { cleanEmail } from './email.ts';
import { looksLikePhone } from './looksLikePhone.ts';

/** What a typed account is read as. Its validity is checked by `isEmail` and `phoneProblem`. */
export type Account =
  | {
      readonly type: 'email';
      /** Cleaned by `cleanEmail`. */
      readonly email: string;
    }
  | { readonly type: 'phone'; readonly phone: PhoneEntry };

/**
 * Reads a text as e-mail address or phone number while it is typed: only digits are a number of the
 * selected country; a leading `+` with an allowed code switches the country, with a listed code that
 * is not allowed it stays international, which is an error, and with no listed code it is a number of
 * the default country; anything else, and nothing, is an e-mail address. Source: A§5 (VAL-006 to
 * VAL-009), S-177, S-182.
 */
export const readAccount = (
  typed: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): Account =>
  looksLikePhone(typed)
    ? { type: 'phone', phone: readPhone(typed, selected, rules) }
    : { type: 'email', email: cleanEmail(typed) };
