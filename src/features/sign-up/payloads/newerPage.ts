import type { RequestOf } from '../../../api/Contract.ts';
import type {
  sendEmailCode,
  sendMobileCode,
  verifyEmailCode,
  verifyMobileCode,
} from '../../../api/contracts/passport/codes.ts';
import type {
  register,
  registerWithEmailTicket,
} from '../../../api/contracts/passport/register.ts';
import type { EmailContact, PhoneContact } from '../../../domain/account/Contact.ts';
import { mobileOf } from '../../../domain/phone/nationalNumber.ts';
import { EMAIL_LOGIC_TYPE, EMAIL_TYPE, PHONE_TYPE } from './wireNumbers.ts';

/** The sign-up's own scene. Source: A§7 (API-016). */
const SCENE = 'register_normal';

/** Source: S-189; the address is trimmed (A§3). */
export const emailCode = (
  { email }: EmailContact,
  change: boolean,
): RequestOf<typeof sendEmailCode> => ({
  email,
  type: EMAIL_TYPE,
  email_logic_type: EMAIL_LOGIC_TYPE,
  scene: SCENE,
  change,
});

/** Source: S-189. */
export const mobileCode = (
  { phone }: PhoneContact,
  change: boolean,
): RequestOf<typeof sendMobileCode> => ({
  mobile: mobileOf(phone),
  type: PHONE_TYPE,
  scene: SCENE,
  change,
});

/** Source: S-189. */
export const emailCheck = (
  { email }: EmailContact,
  code: string,
): RequestOf<typeof verifyEmailCode> => ({ email, type: EMAIL_TYPE, code });

/** Source: S-189. */
export const mobileCheck = (
  { phone }: PhoneContact,
  code: string,
): RequestOf<typeof verifyMobileCode> => ({ mobile: mobileOf(phone), type: PHONE_TYPE, code });

/** What every registration of the newer page sends. Source: A§3 (API-011). */
export interface TicketRegistration {
  readonly ticket: string;
  readonly password: string;
  /** Where the seller wants to go next. */
  readonly redirectUrl: string;
}

/** Source: A§3, S-189. */
export const emailRegistration = ({
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
export const mobileRegistration = (
  { phone }: PhoneContact,
  { ticket, password, redirectUrl }: TicketRegistration,
): RequestOf<typeof register> => ({
  mobile: mobileOf(phone),
  type: PHONE_TYPE,
  verification_ticket: ticket,
  password,
  redirect_url: redirectUrl,
});
