import type { CallingCode } from './CallingCode.ts';

/**
 * The value of a phone field: a number of its country, or the digits after a `+` as long as they
 * identify no country.
 */
export type PhoneEntry =
  | {
      readonly kind: 'national';
      /** The selected country; null where none is preselected (S-182). */
      readonly country: CallingCode | null;
      /** As typed, digits only. */
      readonly number: string;
    }
  | {
      readonly kind: 'international';
      /** The country that stays selected until then. */
      readonly country: CallingCode | null;
      /** The digits after the `+`. */
      readonly digits: string;
    };

/** The value of an empty field. */
export const emptyPhone = (country: CallingCode | null): PhoneEntry => ({
  kind: 'national',
  country,
  number: '',
});

/** The text of the input. */
export const phoneText = (entry: PhoneEntry): string =>
  entry.kind === 'national' ? entry.number : `+${entry.digits}`;
