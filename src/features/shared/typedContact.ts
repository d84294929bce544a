import type { Contact } from '../../domain/account/Contact.ts';
import { cleanEmail, isEmail } from '../../domain/account/email.ts';
import { looksLikePhone } from '../../domain/account/looksLikePhone.ts';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { emptyPhone, type PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { errorKey } from './errorKey.ts';
import { phoneValidator, type PhoneValidator } from './phoneValidator.ts';
import type { PhoneParts } from './usePhoneParts.ts';

/** The contact for the code, as it is typed. Source: A§3 (REG-028). */
export type TypedContact =
  | {
      readonly type: 'email';
      readonly email: string;
      /** The country of what turns out to be a number; none is the region's own. Source: S-192. */
      readonly country?: CallingCode | null;
    }
  | { readonly type: 'phone'; readonly phone: PhoneEntry };

/** An empty field. */
export const emptyContact = (type: TypedContact['type']): TypedContact =>
  type === 'email' ? { type, email: '' } : { type, phone: emptyPhone(null) };

const phoneForm = /^[+\d\s().-]+$/;

/** The initial contact: the account of a link, else an empty one of the region's kind. Source: REG-009, REG-020. */
export function startContact(prefill: string | null, kind: 'email' | 'mobile'): TypedContact {
  const account = prefill?.trim() ?? '';
  if (account === '') return emptyContact(kind === 'email' ? 'email' : 'phone');
  if (!phoneForm.test(account)) return { type: 'email', email: account };
  const digits = account.replaceAll(/\D/g, '');
  // The phone field adds the country once the countries are loaded.
  return {
    type: 'phone',
    phone: account.startsWith('+')
      ? { kind: 'international', country: null, digits }
      : { kind: 'national', country: null, number: digits },
  };
}

/**
 * A typed contact by what it says: digits in the field of an e-mail address are a phone number.
 * Source: A§5 (VAL-006 to VAL-009), S-192.
 */
export function classified(typed: TypedContact, parts: PhoneParts | null): TypedContact {
  if (typed.type === 'phone' || !looksLikePhone(typed.email)) return typed;
  if (parts === null) return emptyContact('phone');
  const selected = typed.country ?? parts.rules.defaultCountry;
  const read = parts.readAccount(typed.email, selected, parts.rules);
  return read.type === 'phone' ? read : typed;
}

/** A contact as a form shows it. */
export const typedOf = (contact: Contact): TypedContact =>
  contact.type === 'email'
    ? contact
    : {
        type: 'phone',
        phone: { kind: 'national', country: contact.phone.extra, number: contact.phone.number },
      };

/** The error text of a contact; null when a code may be sent to it. Source: A§5 (VAL-003 to VAL-005). */
export function contactError(
  contact: TypedContact,
  phoneProblem: PhoneValidator,
): MessageKey | null {
  if (contact.type === 'phone') {
    const problem = phoneProblem(contact.phone)?.problem;
    if (problem === undefined) return null;
    return problem === 'empty' ? errorKey('input.account_empty') : errorKey('input.phone_invalid');
  }
  const email = cleanEmail(contact.email);
  if (email === '') return errorKey('input.account_empty');
  return isEmail(email) ? null : errorKey('input.email_invalid');
}

/** A typed contact: the valid value that all later code uses, or its error text. */
export type ReadContact =
  | { readonly contact: Contact; readonly error: null }
  | { readonly contact: null; readonly error: MessageKey };

/** Validates a typed contact; the only place that does. No phone is valid until its parts are loaded. */
export function readContact(typed: TypedContact, parts: PhoneParts | null): ReadContact {
  const error = contactError(typed, phoneValidator(parts));
  if (error !== null) return { contact: null, error };
  if (typed.type === 'email')
    return { contact: { type: 'email', email: cleanEmail(typed.email) }, error: null };
  const phone = parts?.validPhone(parts.settlePhone(typed.phone, parts.rules)) ?? null;
  return phone === null
    ? { contact: null, error: errorKey('input.phone_invalid') }
    : { contact: { type: 'phone', phone }, error: null };
}
