import type { Answer, Client } from '../../../api/client.ts';
import type { ResponseOf } from '../../../api/Contract.ts';
import { sendEmailCode, sendMobileCode } from '../../../api/contracts/passport/codes.ts';
import { register, registerByVerifiedEmail } from '../../../api/contracts/passport/register.ts';
import type { Contact } from '../../../domain/account/Contact.ts';
import { mobileOf } from '../../../domain/phone/nationalNumber.ts';
import type {
  OlderRegistration as Registration,
  Proven,
} from '../../../flows/older-sign-up/OlderEvent.ts';
import {
  olderEmailCode,
  olderMobileCode,
  registerBoth,
  registerEmail,
  registerMobile,
  type OlderRegistration,
} from '../payloads/olderForm.ts';

/** Sends a code to a contact. Source: A§7. */
export const sendOlderCode = (call: Client, contact: Contact, signal: AbortSignal) =>
  contact.type === 'email'
    ? call(sendEmailCode, olderEmailCode(contact.email), signal)
    : call(sendMobileCode, olderMobileCode(mobileOf(contact.phone)), signal);

function split(proven: readonly Proven[]) {
  const parts: {
    email?: { readonly email: string; readonly code: string };
    phone?: { readonly mobile: string; readonly code: string };
  } = {};
  for (const { contact, code } of proven)
    if (contact.type === 'email') parts.email = { email: contact.email, code };
    else parts.phone = { mobile: mobileOf(contact.phone), code };
  return parts;
}

/** Registers one contact, or both at once. Source: A§3, A§7, S-065. */
export function registerOlder(
  call: Client,
  { proven }: Registration,
  others: OlderRegistration,
  signal: AbortSignal,
): Promise<Answer<ResponseOf<typeof register>>> {
  const { email, phone } = split(proven);
  if (email !== undefined && phone !== undefined)
    return call(register, registerBoth(phone, email, others), signal);
  if (phone !== undefined) return call(register, registerMobile(phone, others), signal);
  if (email !== undefined)
    return call(registerByVerifiedEmail, registerEmail(email, others), signal);
  throw new Error('A registration has no contact; the older form proves one before it sends.');
}
