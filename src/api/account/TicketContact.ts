import type { Contact } from '../../domain/account/Contact.ts';

/** A contact that the server identifies by a ticket; the client does not have it in full. Source: B§4, S-094, S-114. */
export interface TicketContact {
  readonly type: Contact['type'];
  readonly ticket: string;
}
