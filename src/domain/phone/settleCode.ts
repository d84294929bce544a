import type { CallingCode } from './CallingCode.ts';
import { mainCountries } from './mainCountries.ts';
import type { PhoneRules } from './PhoneRules.ts';

/** What the digits after a `+` are read as. */
export type SettledCode =
  | { readonly kind: 'known'; readonly country: CallingCode; readonly number: string }
  /** The code of a country that this region does not allow; `market` is the one to name instead (E-02). */
  | { readonly kind: 'not-allowed'; readonly market: CallingCode | null }
  | { readonly kind: 'unknown' };

/**
 * Reads the digits after a `+`: the longest allowed calling code and the national number after it,
 * a listed code that the region does not allow, or an unknown code. A code that countries share goes to
 * the selected country, then the default, then its main country. Source: A§5, S-051, S-054, S-177, E-01.
 */
export function settleCode(
  digits: string,
  selected: CallingCode | null,
  { allowed, listed, defaultCountry }: PhoneRules,
): SettledCode {
  const code = longestCode(digits, allowed);
  if (code !== null) {
    const sharing = allowed.filter((country) => country.code === code);
    const country =
      sharing.find(({ key }) => key === selected?.key) ??
      sharing.find(({ key }) => key === defaultCountry?.key) ??
      sharing.find(({ key }) => mainCountries.has(key)) ??
      sharing[0];
    if (country !== undefined) return { kind: 'known', country, number: digits.slice(code.length) };
  }
  if (longestCode(digits, listed) === null) return { kind: 'unknown' };
  return { kind: 'not-allowed', market: defaultCountry ?? selected ?? allowed[0] ?? null };
}

/** Whether the digits are the beginning of a calling code. */
export const beginsCode = (digits: string, { listed }: PhoneRules): boolean =>
  listed.some(({ code }) => code.length > digits.length && code.startsWith(digits));

function longestCode(digits: string, countries: readonly CallingCode[]): string | null {
  const codes = countries.flatMap(({ code }) => (digits.startsWith(code) ? code : []));
  return codes.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
