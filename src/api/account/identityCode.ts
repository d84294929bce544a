import type { Answer, Client } from '../client.ts';
import type { ResponseOf } from '../Contract.ts';
import { checkEmailCode, checkMobileCode } from '../contracts/passport/codeChecks.ts';
import { sendEmailCode, sendMobileCode } from '../contracts/passport/codes.ts';
import type { IdentityContact } from '../requestedContact.ts';
import { EMAIL_LOGIC_TYPE, KNOWN_ACCOUNT_TYPE as type } from './accountNumbers.ts';
import type { Verified } from './checkSignUpCode.ts';

const emailOf = ({ contact, ticket }: IdentityContact) =>
  ticket === null ? { email: contact } : { email_ticket: ticket };
const mobileOf = ({ contact, ticket }: IdentityContact) =>
  ticket === null ? { mobile: contact } : { mobile_ticket: ticket };

/** Sends the code of an identity verification. Source: B§4, S-114, S-171. */
export const sendIdentityCode = (
  call: Client,
  contact: IdentityContact,
  signal: AbortSignal,
): Promise<Answer<ResponseOf<typeof sendEmailCode>>> =>
  contact.contact_type === 'email'
    ? call(sendEmailCode, { ...emailOf(contact), type, email_logic_type: EMAIL_LOGIC_TYPE }, signal)
    : call(sendMobileCode, { ...mobileOf(contact), type }, signal);

/** Checks it; returns the passport ticket. Source: B§4, S-114, S-171. */
export const checkIdentityCode = (
  call: Client,
  contact: IdentityContact,
  code: string,
  signal: AbortSignal,
): Promise<Answer<Verified>> =>
  contact.contact_type === 'email'
    ? call(checkEmailCode, { ...emailOf(contact), type, code }, signal)
    : call(checkMobileCode, { ...mobileOf(contact), type, code }, signal);
