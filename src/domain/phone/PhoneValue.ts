import type { CallingCode } from './CallingCode.ts';

/** A phone number as a form holds it. Source: A§3, B§3. */
export interface PhoneValue {
  /** Calling code, digits only. */
  readonly code: string;
  /** National number as typed, digits only. */
  readonly number: string;
  /** The selected country. */
  readonly extra: CallingCode;
}
