import type { Contact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import type { Answer, Client } from '../client.ts';
import { checkEmailCode, checkMobileCode } from '../contracts/passport/codes.ts';
import { KNOWN_ACCOUNT_TYPE } from './accountNumbers.ts';
import type { Verified } from './checkSignUpCode.ts';
import type { TicketContact } from './TicketContact.ts';

const known = (code: string) => ({ type: KNOWN_ACCOUNT_TYPE, code }) as const;

/** Checks the code of a forgotten password; returns the ticket that sets a new one. Source: A§7, S-101. */
export const checkResetCode = (
  call: Client,
  contact: Contact,
  code: string,
  signal: AbortSignal,
): Promise<Answer<Verified>> =>
  contact.type === 'email'
    ? call(checkEmailCode, { email: contact.email, ...known(code) }, signal)
    : call(checkMobileCode, { mobile: mobileOf(contact.phone), ...known(code) }, signal);

/** Checks the code of an identity verification; returns the passport ticket. Source: B§4, S-114. */
export const checkIdentityCode = (
  call: Client,
  { type, ticket }: TicketContact,
  code: string,
  signal: AbortSignal,
): Promise<Answer<Verified>> =>
  type === 'email'
    ? call(checkEmailCode, { email_ticket: ticket, ...known(code) }, signal)
    : call(checkMobileCode, { mobile_ticket: ticket, ...known(code) }, signal);
