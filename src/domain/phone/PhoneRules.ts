import type { CallingCode } from './CallingCode.ts';

/** What a region says of phone numbers. */
export interface PhoneRules {
  /** The countries that may register here (`callingCodesOf`). */
  readonly allowed: readonly CallingCode[];
  /** Every country that has a calling code, so that a foreign code is told from no code at all (S-177). */
  readonly listed: readonly CallingCode[];
  /** The configuration's country; null where the region has none (S-052, S-182). */
  readonly defaultCountry: CallingCode | null;
}

/**
 * The rules of a field that stays at one country: the default one. Without a default country, as they
 * are. Source: S-035.
 */
export const lockedRules = (rules: PhoneRules): PhoneRules =>
  rules.defaultCountry === null ? rules : { ...rules, allowed: [rules.defaultCountry] };
