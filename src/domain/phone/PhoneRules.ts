import type { CallingCode } from './CallingCode.ts';

/** A region's rules for phone numbers. */
export interface PhoneRules {
  /** The countries that may register in the region (`callingCodesOf`). */
  readonly allowed: readonly CallingCode[];
  /** Every country with a calling code, to distinguish a code that is not allowed from an unknown one (S-177). */
  readonly listed: readonly CallingCode[];
  /** The configuration's country; null where the region has none (S-052, S-182). */
  readonly defaultCountry: CallingCode | null;
}

/**
 * The rules of a field that only accepts the default country; unchanged without a default country.
 * Source: S-035.
 */
export const lockedRules = (rules: PhoneRules): PhoneRules =>
  rules.defaultCountry === null ? rules : { ...rules, allowed: [rules.defaultCountry] };
