import type { Contact } from '../../domain/account/Contact.ts';
import { savedContact } from '../../domain/partner/SavedData.ts';
import { mayBeOwn } from '../mayBeOwn.ts';
import type { CodeTarget, FormStep, Kind } from './PartnerState.ts';

/** What a code goes to: the ticket of the saved contact, else what was typed. Source: S-094. */
export function targetOf({ saved, kind }: FormStep, contact: Contact | null): CodeTarget | null {
  const known = savedContact(saved, kind);
  if (known !== null) return { by: 'ticket', kind, ticket: known.ticket };
  return contact === null ? null : { by: 'contact', contact };
}

/** The type of the contact that a code goes to. */
export const kindOf = (to: CodeTarget): Kind => (to.by === 'ticket' ? to.kind : to.contact.type);

/** Whether an account can be that of a bind whose answer was lost. Source: E-18. */
export function mayBeBound({ unconfirmed }: FormStep, to: CodeTarget): boolean {
  if (unconfirmed === null) return false;
  if (unconfirmed.by === 'contact')
    return to.by === 'contact' && mayBeOwn(unconfirmed.contact, to.contact);
  return to.by === 'ticket' && unconfirmed.ticket === to.ticket;
}
