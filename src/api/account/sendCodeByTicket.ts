import type { Answer, Client } from '../client.ts';
import type { ResponseOf } from '../Contract.ts';
import { sendEmailCode, sendMobileCode } from '../contracts/passport/codes.ts';
import { EMAIL_LOGIC_TYPE, PARTNER_TYPE } from './accountNumbers.ts';
import type { TicketContact } from './TicketContact.ts';

/** The purpose of a code to a contact that is identified by a ticket. Source: S-094. */
export interface TicketPurpose {
  readonly for: 'partner';
  readonly verifyTicket: string;
}

const ticketFields = ({ verifyTicket }: TicketPurpose) =>
  ({ verifyTicket, type: PARTNER_TYPE }) as const;

/** Sends a code to the contact of a ticket. Source: S-094. */
export const sendCodeByTicket = (
  call: Client,
  { type, ticket }: TicketContact,
  purpose: TicketPurpose,
  signal: AbortSignal,
): Promise<Answer<ResponseOf<typeof sendEmailCode>>> =>
  type === 'email'
    ? call(
        sendEmailCode,
        { email_ticket: ticket, ...ticketFields(purpose), email_logic_type: EMAIL_LOGIC_TYPE },
        signal,
      )
    : call(sendMobileCode, { mobile_ticket: ticket, ...ticketFields(purpose) }, signal);
