import type { Contact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import { verifyEmailCode, verifyMobileCode } from '../contracts/passport/signUpCodeChecks.ts';
import { EMAIL_TYPE, PHONE_TYPE } from './accountNumbers.ts';

/** The result for a correct code. */
export interface Verified {
  /** The ticket that proves the contact in the next call. */
  readonly ticket: string;
}

/** Checks a code of the stepped sign-up; returns the ticket for the registration. Source: A§7, S-066, S-189. */
export async function checkSignUpCode(
  call: Client,
  contact: Contact,
  code: string,
  signal: AbortSignal,
): Promise<Answer<Verified>> {
  const answer =
    contact.type === 'email'
      ? await call(verifyEmailCode, { email: contact.email, type: EMAIL_TYPE, code }, signal)
      : await call(
          verifyMobileCode,
          { mobile: mobileOf(contact.phone), type: PHONE_TYPE, code },
          signal,
        );
  return mapAnswer(answer, ({ verification_ticket }) => ({ ticket: verification_ticket }));
}
