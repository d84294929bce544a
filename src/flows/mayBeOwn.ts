import type { Contact } from '../domain/account/Contact.ts';
import { sameContact } from '../domain/account/sameContact.ts';
import type { CallError } from '../domain/errors/CallError.ts';
import { presentError } from '../domain/errors/presentError.ts';

/** Whether the account of a contact can be that of an attempt whose answer was lost. Source: E-18. */
export const mayBeOwn = (unconfirmed: Contact | null, contact: Contact): boolean =>
  unconfirmed !== null && sameContact(unconfirmed, contact);

/** Whether an error can come from an attempt whose answer was lost. Source: E-18. */
export function isOwnPerhaps(error: CallError): boolean {
  const { surface, followUp } = presentError(error);
  return surface === 'conflict' || followUp === 'register' || followUp === 'log-in';
}
