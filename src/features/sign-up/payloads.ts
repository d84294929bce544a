import type { RequestOf } from '../../api/Contract.ts';
import type { sendEmailCode, verifyEmailCode } from '../../api/contracts/passport/codes.ts';
import type { registerWithEmailTicket } from '../../api/contracts/passport/register.ts';
import type { Contact } from '../../domain/account/Contact.ts';

/** The account service's `type` of an e-mail code. Source: A§7, S-067. */
const EMAIL_TYPE = 1;
/** Source: A§9. */
const EMAIL_LOGIC_TYPE = 3;

/** @throws Error for a phone: its calls have payloads of their own */
function addressOf(contact: Contact): string {
  if (contact.type === 'email') return contact.email;
  throw new Error('A phone contact has no e-mail address; send it by the calls for phones.');
}

/** Source: S-189; the address is trimmed (A§3). */
export const sendCodePayload = (
  contact: Contact,
  change: boolean,
): RequestOf<typeof sendEmailCode> => ({
  email: addressOf(contact),
  type: EMAIL_TYPE,
  email_logic_type: EMAIL_LOGIC_TYPE,
  scene: 'register_normal',
  change,
});

/** Source: S-189. */
export const checkCodePayload = (
  contact: Contact,
  code: string,
): RequestOf<typeof verifyEmailCode> => ({ email: addressOf(contact), type: EMAIL_TYPE, code });

/** Source: A§3, S-189. */
export const registerPayload = (
  ticket: string,
  password: string,
  redirectUrl: string,
): RequestOf<typeof registerWithEmailTicket> => ({
  type: EMAIL_TYPE,
  verification_ticket: ticket,
  password,
  email_logic_type: EMAIL_LOGIC_TYPE,
  redirect_url: redirectUrl,
});
