import type { RequestOf } from '../../../api/Contract.ts';
import { createRawLead } from '../../../api/contracts/product/lead.ts';
import type { Contact } from '../../../domain/account/Contact.ts';
import type { Services } from '../../Services.ts';
import { leadContact } from '../../shared/leadContact.ts';

/**
 * The lead of a seller who entered a shop and then chose a way to sign up. Contains the account if it is valid. Source: A§4 (LEAD-006), S-150.
 */
export function rawLeadOf(
  shopUrl: string,
  contact: Contact | null,
): RequestOf<typeof createRawLead> {
  const shop_link = shopUrl.trim();
  const channel = { channel_source: 'sign_up_page', channel_detail: 'signuplead' } as const;
  return contact === null
    ? { ...channel, shop_link }
    : { ...channel, ...leadContact(contact), shop_link };
}

/** Creates a lead; a failure is only reported. */
export async function sendLead(
  lead: RequestOf<typeof createRawLead>,
  call: Services['backend']['call'],
  report: Services['telemetry']['report'],
): Promise<void> {
  const answer = await call(createRawLead, lead);
  report(
    answer.ok
      ? { name: 'lead.created', source: 'register_form' }
      : { name: 'lead.failed', source: 'register_form', code: answer.error.code },
  );
}
