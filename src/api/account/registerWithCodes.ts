import type { EmailContact, PhoneContact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import type { RequestOf } from '../Contract.ts';
import {
  register,
  registerByEmail,
  registerByVerifiedEmail,
} from '../contracts/passport/register.ts';
import { EMAIL_LOGIC_TYPE, PHONE_TYPE } from './accountNumbers.ts';
import { bizParamOf, type Business } from './business.ts';
import { registeredOf, type Registered } from './Registered.ts';

/** The fields of a single-form registration besides its contacts. */
export interface CodeRegistration {
  readonly password: string;
  /** From a failed registration (A§4, S-070). */
  readonly verifyTicket: string | null;
  readonly business: Business;
  /** The address where the account is used: the origin's homepage (S-063). */
  readonly service: string;
  /** Whether the account client has no prefix (S-065). */
  readonly bare: boolean;
}

const extraParams = ({ verifyTicket, business }: CodeRegistration) => ({
  ...(verifyTicket !== null && { verify_ticket: verifyTicket }),
  biz_param: bizParamOf(business),
});

/** Source: A§3 (API-003). */
const mobilePayload = (
  { contact, code }: Proven<PhoneContact>,
  registration: CodeRegistration,
): RequestOf<typeof register> => ({
  mobile: mobileOf(contact.phone),
  code,
  password: registration.password,
  extra_params: extraParams(registration),
  type: PHONE_TYPE,
  service: registration.service,
});

/** Source: A§3 (API-005). */
const emailPayload = (
  { contact, code }: Proven<EmailContact>,
  registration: CodeRegistration,
): RequestOf<typeof registerByVerifiedEmail> => ({
  email: contact.email,
  code,
  password: registration.password,
  extra_params: extraParams(registration),
  service: registration.service,
  email_logic_type: EMAIL_LOGIC_TYPE,
  ect_type: 1,
});

/** The payload with both contacts, each with its code. Source: A§3 (API-006). */
const bothPayload = (
  phone: Proven<PhoneContact>,
  email: Proven<EmailContact>,
  registration: CodeRegistration,
): RequestOf<typeof register> => ({
  mobile: mobileOf(phone.contact.phone),
  sms_code: phone.code,
  email: email.contact.email,
  email_code: email.code,
  password: registration.password,
  extra_params: { sms_type: PHONE_TYPE, ...extraParams(registration) },
});

const isPhone = (proven: Proven): proven is Proven<PhoneContact> => proven.contact.type === 'phone';
const isEmail = (proven: Proven): proven is Proven<EmailContact> => proven.contact.type === 'email';

/**
 * Registers one contact or both in one call, each with its code. Source: A§3, A§7, S-065.
 *
 * @throws Error without a contact
 */
export async function registerWithCodes(
  call: Client,
  proven: readonly Proven[],
  registration: CodeRegistration,
  signal: AbortSignal,
): Promise<Answer<Registered>> {
  const phone = proven.find(isPhone);
  const email = proven.find(isEmail);
  if (phone !== undefined) {
    const payload =
      email === undefined
        ? mobilePayload(phone, registration)
        : bothPayload(phone, email, registration);
    return mapAnswer(await call(register, payload, signal), registeredOf);
  }
  if (email === undefined)
    throw new Error('A registration has no contact. Pass the contact that the code was sent to.');
  const payload = emailPayload(email, registration);
  const contract = registration.bare ? registerByEmail : registerByVerifiedEmail;
  return mapAnswer(await call(contract, payload, signal), registeredOf);
}
