import type { CallingCode } from './CallingCode.ts';

/**
 * What a phone field holds: a number of its country, or what was typed behind a `+` as long as no
 * country could be settled from it.
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
      /** The country that stays selected meanwhile. */
      readonly country: CallingCode | null;
      /** What follows the `+`, digits only. */
      readonly digits: string;
    };

/** A field that nobody has typed into. */
export const emptyPhone = (country: CallingCode | null): PhoneEntry => ({
  kind: 'national',
  country,
  number: '',
});

/** What the input shows of it. */
export const phoneText = (entry: PhoneEntry): string =>
  entry.kind === 'national' ? entry.number : `+${entry.digits}`;
