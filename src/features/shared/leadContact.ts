import type { Contact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';

/** The contact of a lead, as an e-mail address or a phone number. Source: A§5 (LEAD-014). */
export const leadContact = (contact: Contact) =>
  contact.type === 'email' ? { email: contact.email } : { phone: mobileOf(contact.phone) };
