import type { CallingCode } from '../phone/CallingCode.ts';
import type { PhoneRules } from '../phone/PhoneRules.ts';
import { PHONE_MAX_LENGTH } from '../phone/readPhone.ts';
import { settleCode } from '../phone/settleCode.ts';
import { readDigits } from '../text/readDigits.ts';
import { cleanEmail } from './email.ts';

/** What a typed account is read as. Its validity is checked by `isEmail` and `phoneProblem`. */
export type AccountReading =
  | {
      readonly type: 'email';
      /** Cleaned by `cleanEmail`. */
      readonly email: string;
    }
  | {
      readonly type: 'phone';
      readonly problem: null;
      /** Null where none is selected and the text names none (S-182). */
      readonly country: CallingCode | null;
      /** As typed, digits only. */
      readonly number: string;
    }
  | {
      readonly type: 'phone';
      /** The code after the `+` is of a country that is not allowed, or unknown without a default country. */
      readonly problem: 'code-not-allowed' | 'code-unknown';
      /** The market to name instead. */
      readonly market: CallingCode | null;
      /** The digits after the `+`. */
      readonly digits: string;
    };

/** Brackets, dashes, dots, spaces and invisible characters. Source: S-177. */
const filling = /[\p{Ps}\p{Pe}\p{Pd}\p{Cc}\p{Cf}\s.．\u2212]/gu;
const phoneForm = /^(?:[+＋]\p{Nd}*|\p{Nd}+)$/u;

/**
 * Classifies a text as e-mail address or phone number while it is typed: only digits are a number of the
 * selected country; a leading `+` with an allowed code switches the country, with a listed code that
 * is not allowed is a field error, and with no listed code is a number of the default country;
 * anything else, and nothing, is an e-mail address. Source: A§5 (VAL-006 to VAL-009), S-177, S-182.
 */
export function classifyAccount(
  typed: string,
  selected: CallingCode | null,
  rules: PhoneRules,
): AccountReading {
  const bare = typed.replace(filling, '');
  if (!phoneForm.test(bare)) return { type: 'email', email: cleanEmail(typed) };
  const digits = readDigits(bare).slice(0, PHONE_MAX_LENGTH);
  if (!/^[+＋]/.test(bare))
    return { type: 'phone', problem: null, country: selected, number: digits };
  const settled = settleCode(digits, selected, rules);
  if (settled.kind === 'known')
    return { type: 'phone', problem: null, country: settled.country, number: settled.number };
  if (settled.kind === 'not-allowed')
    return { type: 'phone', problem: 'code-not-allowed', market: settled.market, digits };
  const { defaultCountry } = rules;
  return defaultCountry === null
    ? { type: 'phone', problem: 'code-unknown', market: null, digits }
    : { type: 'phone', problem: null, country: defaultCountry, number: digits };
}
