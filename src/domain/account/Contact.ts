import { groupNumber } from '../phone/groupNumber.ts';
import { nationalNumber } from '../phone/nationalNumber.ts';
import type { PhoneValue } from '../phone/PhoneValue.ts';

export interface EmailContact {
  readonly type: 'email';
  /** Cleaned by `cleanEmail`. */
  readonly email: string;
}

export interface PhoneContact {
  readonly type: 'phone';
  /** A valid one (`validPhone`). */
  readonly phone: PhoneValue;
}

/** Where a code is sent, and what the account is registered with. Source: A§3. */
export type Contact = EmailContact | PhoneContact;

/**
 * The text that shows the contact to the seller: the address, or `+44 7911 123456`. It reads from
 * left to right; a text of another direction isolates it (E-25).
 */
export const contactText = (contact: Contact): string =>
  contact.type === 'email' ? contact.email : phoneContactText(contact.phone);

const phoneContactText = (phone: PhoneValue): string =>
  `+${phone.code} ${groupNumber(phone.code, nationalNumber(phone))}`;
