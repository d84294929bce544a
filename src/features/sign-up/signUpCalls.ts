import type { Answer, Client } from '../../api/client.ts';
import {
  sendEmailCode,
  sendMobileCode,
  verifyEmailCode,
  verifyMobileCode,
} from '../../api/contracts/passport/codes.ts';
import { register, registerWithEmailTicket } from '../../api/contracts/passport/register.ts';
import type { ResponseOf } from '../../api/Contract.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import {
  emailCheck,
  emailCode,
  emailRegistration,
  mobileCheck,
  mobileCode,
  mobileRegistration,
  type TicketRegistration,
} from './payloads/newerPage.ts';

/** Sends a code to a contact. Source: S-066, S-189. */
export const sendCode = (call: Client, contact: Contact, change: boolean, signal: AbortSignal) =>
  contact.type === 'email'
    ? call(sendEmailCode, emailCode(contact, change), signal)
    : call(sendMobileCode, mobileCode(contact, change), signal);

/** Checks a contact's code; its answer is the ticket. Source: S-066, S-189. */
export const checkCode = (call: Client, contact: Contact, code: string, signal: AbortSignal) =>
  contact.type === 'email'
    ? call(verifyEmailCode, emailCheck(contact, code), signal)
    : call(verifyMobileCode, mobileCheck(contact, code), signal);

/** Registers a contact with its ticket. Source: S-066, S-189. */
export const registerWithTicket = (
  call: Client,
  contact: Contact,
  registration: TicketRegistration,
  signal: AbortSignal,
): Promise<Answer<ResponseOf<typeof register>>> =>
  contact.type === 'email'
    ? call(registerWithEmailTicket, emailRegistration(registration), signal)
    : call(register, mobileRegistration(contact, registration), signal);
