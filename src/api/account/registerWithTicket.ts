import type { Contact, PhoneContact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import type { RequestOf } from '../Contract.ts';
import { register, registerWithEmailTicket } from '../contracts/passport/register.ts';
import { EMAIL_LOGIC_TYPE, EMAIL_TYPE, PHONE_TYPE } from './accountNumbers.ts';
import { registeredOf, type Registered } from './Registered.ts';

/** The fields of a stepped registration besides its contact. Source: A§3 (API-011). */
export interface TicketRegistration {
  readonly ticket: string;
  readonly password: string;
  /** The page to open after the registration. */
  readonly redirectUrl: string;
}

/** Source: A§3, S-189. */
const emailPayload = ({
  ticket,
  password,
  redirectUrl,
}: TicketRegistration): RequestOf<typeof registerWithEmailTicket> => ({
  type: EMAIL_TYPE,
  verification_ticket: ticket,
  password,
  email_logic_type: EMAIL_LOGIC_TYPE,
  redirect_url: redirectUrl,
});

/** Source: A§3, S-189. */
const mobilePayload = (
  { phone }: PhoneContact,
  { ticket, password, redirectUrl }: TicketRegistration,
): RequestOf<typeof register> => ({
  mobile: mobileOf(phone),
  type: PHONE_TYPE,
  verification_ticket: ticket,
  password,
  redirect_url: redirectUrl,
});

/** Registers a contact with the ticket of its checked code. Source: S-066, S-189. */
export async function registerWithTicket(
  call: Client,
  contact: Contact,
  registration: TicketRegistration,
  signal: AbortSignal,
): Promise<Answer<Registered>> {
  const answer =
    contact.type === 'email'
      ? await call(registerWithEmailTicket, emailPayload(registration), signal)
      : await call(register, mobilePayload(contact, registration), signal);
  return mapAnswer(answer, registeredOf);
}
