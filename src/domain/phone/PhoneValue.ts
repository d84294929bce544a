import type { CallingCode } from './CallingCode.ts';

/** The phone number of a form. Source: A§3, B§3. */
export interface PhoneValue {
  /** Calling code, digits only. */
  readonly code: string;
  /** National number as typed, digits only. */
  readonly number: string;
  /** The selected country. */
  readonly extra: CallingCode;
}
