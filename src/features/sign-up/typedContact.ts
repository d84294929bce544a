import type { Contact } from '../../domain/account/Contact.ts';
import { cleanEmail } from '../../domain/account/email.ts';
import type { PhoneParts } from './usePhoneParts.ts';
import { emptyContact, type TypedContact } from './signUpForm.ts';

const phoneForm = /^[+\d\s().-]+$/;

/** What a form starts with: an account that a link brought, else nothing of the region's kind. Source: REG-009, REG-020. */
export function startContact(prefill: string | null, kind: 'email' | 'mobile'): TypedContact {
  const account = prefill?.trim() ?? '';
  if (account === '') return emptyContact(kind === 'email' ? 'email' : 'phone');
  if (!phoneForm.test(account)) return { type: 'email', email: account };
  const digits = account.replaceAll(/\D/g, '');
  // Without its country yet: the phone field settles it once the countries are here.
  return {
    type: 'phone',
    phone: account.startsWith('+')
      ? { kind: 'international', country: null, digits }
      : { kind: 'national', country: null, number: digits },
  };
}

/** A contact as a form shows it. */
export const typedOf = (contact: Contact): TypedContact =>
  contact.type === 'email'
    ? contact
    : {
        type: 'phone',
        phone: { kind: 'national', country: contact.phone.extra, number: contact.phone.number },
      };

/** The contact that a form holds; null as long as something is wrong with it. */
export function contactOf(typed: TypedContact, parts: PhoneParts | null): Contact | null {
  if (typed.type === 'email') return { type: 'email', email: cleanEmail(typed.email) };
  if (parts === null) return null;
  const phone = parts.validPhone(parts.settlePhone(typed.phone, parts.rules));
  return phone === null ? null : { type: 'phone', phone };
}
