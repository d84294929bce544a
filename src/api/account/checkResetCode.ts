import type { Contact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import type { Answer, Client } from '../client.ts';
import { checkEmailCode, checkMobileCode } from '../contracts/passport/codeChecks.ts';
import { KNOWN_ACCOUNT_TYPE as type } from './accountNumbers.ts';
import type { Verified } from './checkSignUpCode.ts';

/** Checks the code of a forgotten password; returns the ticket that sets a new one. Source: A§7, S-101. */
export const checkResetCode = (
  call: Client,
  contact: Contact,
  code: string,
  signal: AbortSignal,
): Promise<Answer<Verified>> =>
  contact.type === 'email'
    ? call(checkEmailCode, { email: contact.email, type, code }, signal)
    : call(checkMobileCode, { mobile: mobileOf(contact.phone), type, code }, signal);
