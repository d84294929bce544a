import { contactText, type Contact } from './Contact.ts';

/** Whether two contacts are the same account. */
export const sameContact = (one: Contact, other: Contact): boolean =>
  contactText(one) === contactText(other);
