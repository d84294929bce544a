import type { Contact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import { logIn } from '../contracts/passport/session.ts';

/** A log-in: the next address, if the server sent one. */
export interface LoggedIn {
  readonly redirectUrl: string | null;
}

/** Logs in with an account and its password. Source: A§2, S-100. */
export async function logInWithPassword(
  call: Client,
  contact: Contact,
  password: string,
  signal: AbortSignal,
): Promise<Answer<LoggedIn>> {
  const account =
    contact.type === 'email' ? { email: contact.email } : { mobile: mobileOf(contact.phone) };
  const answer = await call(logIn, { ...account, password }, signal);
  return mapAnswer(answer, ({ redirect_url }) => ({ redirectUrl: redirect_url ?? null }));
}
