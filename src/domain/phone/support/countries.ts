import type { CallingCode } from '../CallingCode.ts';
import { callingCodes } from '../callingCodes.ts';
import { callingCodesOf } from '../callingCodesOf.ts';
import type { PhoneRules } from '../PhoneRules.ts';

/** Returns a country of the list, for tests and stories. */
export function countryOf(key: string): CallingCode {
  const found = callingCodes.find((country) => country.key === key);
  if (found === undefined)
    throw new Error(`No country of the calling-code list has the key ${key}.`);
  return found;
}

/** Rules with the real list; an empty list of keys allows every country. */
export const rulesOf = (keys: readonly string[], defaultKey: string | null): PhoneRules => ({
  allowed: callingCodesOf({ allowCodeList: [], allowCodeKeys: keys }, callingCodes),
  listed: callingCodes,
  defaultCountry: defaultKey === null ? null : countryOf(defaultKey),
});

/** Countries that differ in trunk prefix, shared code and pattern. */
export const countries = ['gb', 'ie', 'it', 'de', 'us', 'ca', 'id', 'br', 'hu'].map(countryOf);
