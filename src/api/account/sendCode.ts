import { assumed } from '../../domain/assumed.ts';
import type { Contact, EmailContact, PhoneContact } from '../../domain/account/Contact.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import type { Answer, Client } from '../client.ts';
import type { RequestOf, ResponseOf } from '../Contract.ts';
import { sendEmailCode, sendMobileCode } from '../contracts/passport/codes.ts';
import {
  EMAIL_LOGIC_TYPE,
  EMAIL_TYPE,
  KNOWN_ACCOUNT_TYPE,
  PARTNER_TYPE,
  PHONE_TYPE,
} from './accountNumbers.ts';

/** The purpose of a code. Source: A§7, B§7. */
export type CodePurpose =
  /** `change`: whether the contact differs from that of the previous code. Source: S-189. */
  { readonly for: 'sign-up'; readonly change: boolean } | { readonly for: keyof typeof bodies };

type Sent = Promise<Answer<ResponseOf<typeof sendEmailCode>>>;

/** The scene of the stepped sign-up. Source: A§7 (API-016). */
const scene = 'register_normal';
const logic = { email_logic_type: EMAIL_LOGIC_TYPE } as const;

const emailOfType =
  <const Type extends number>(type: Type) =>
  ({ email }: EmailContact) => ({ email, type, ...logic });
const mobileOfType =
  <const Type extends number>(type: Type) =>
  ({ phone }: PhoneContact) => ({ mobile: mobileOf(phone), type });

/** The bodies of each purpose, by type of contact; they differ only in `type`. Source: A§7, A§9, B§7. */
const bodies = {
  'single-form': { email: emailOfType(EMAIL_TYPE), phone: mobileOfType(PHONE_TYPE) },
  'social-conflict': { email: emailOfType(16), phone: mobileOfType(PHONE_TYPE) },
  'additional-info': assumed('S-087', { email: emailOfType(1), phone: mobileOfType(1) }),
  'forgotten-password': {
    email: emailOfType(KNOWN_ACCOUNT_TYPE),
    phone: mobileOfType(KNOWN_ACCOUNT_TYPE),
  },
  partner: { email: emailOfType(PARTNER_TYPE), phone: mobileOfType(PARTNER_TYPE) },
} as const;

/** The request body that sends a code to an e-mail address. Source: A§7, B§7, S-189. */
export const emailCode = (
  contact: EmailContact,
  purpose: CodePurpose,
): RequestOf<typeof sendEmailCode> =>
  purpose.for === 'sign-up'
    ? { email: contact.email, type: EMAIL_TYPE, ...logic, scene, change: purpose.change }
    : bodies[purpose.for].email(contact);

/** The request body that sends a code to a phone. Source: A§7, B§7, S-189. */
export const mobileCode = (
  contact: PhoneContact,
  purpose: CodePurpose,
): RequestOf<typeof sendMobileCode> =>
  purpose.for === 'sign-up'
    ? { mobile: mobileOf(contact.phone), type: PHONE_TYPE, scene, change: purpose.change }
    : bodies[purpose.for].phone(contact);

/** Sends a code to a contact. */
export const sendCode = (
  call: Client,
  contact: Contact,
  purpose: CodePurpose,
  signal: AbortSignal,
): Sent =>
  contact.type === 'email'
    ? call(sendEmailCode, emailCode(contact, purpose), signal)
    : call(sendMobileCode, mobileCode(contact, purpose), signal);
