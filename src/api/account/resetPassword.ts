import type { Contact } from '../../domain/account/Contact.ts';
import type { Answer, Client } from '../client.ts';
import { resetByEmailTicket, resetByTicket } from '../contracts/passport/password.ts';

/** Sets a new password with the ticket of a checked code. Source: A§7, S-101. */
export const resetPassword = (
  call: Client,
  kind: Contact['type'],
  reset: { readonly ticket: string; readonly password: string },
  signal: AbortSignal,
): Promise<Answer<unknown>> =>
  call(kind === 'email' ? resetByEmailTicket : resetByTicket, reset, signal);
