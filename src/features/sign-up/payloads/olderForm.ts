import type { RequestOf } from '../../../api/Contract.ts';
import type { sendEmailCode, sendMobileCode } from '../../../api/contracts/passport/codes.ts';
import type {
  register,
  registerByVerifiedEmail,
} from '../../../api/contracts/passport/register.ts';
import { bizParamOf, type Business } from './business.ts';
import { EMAIL_LOGIC_TYPE, EMAIL_TYPE, PHONE_TYPE } from './wireNumbers.ts';

/** Source: A§7; an e-mail address is trimmed before (A§3). */
export const olderEmailCode = (email: string): RequestOf<typeof sendEmailCode> => ({
  email,
  type: EMAIL_TYPE,
  email_logic_type: EMAIL_LOGIC_TYPE,
});

/** @param mobile '+', calling code and number. Source: A§7, API-015 */
export const olderMobileCode = (mobile: string): RequestOf<typeof sendMobileCode> => ({
  mobile,
  type: PHONE_TYPE,
});

/** A contact on the older form, with the code that proves it. */
interface ProvenMobile {
  /** '+', calling code and number. */
  readonly mobile: string;
  readonly code: string;
}

interface ProvenEmail {
  readonly email: string;
  readonly code: string;
}

/** What every registration of the older form tells besides its contacts. */
export interface OlderRegistration {
  readonly password: string;
  /** Kept from a try that failed (A§4, S-070). */
  readonly verifyTicket: string | null;
  readonly business: Business;
  /** Where the account is used: the origin's homepage (S-063). */
  readonly service: string;
}

const extraParams = ({ verifyTicket, business }: OlderRegistration) => ({
  ...(verifyTicket !== null && { verify_ticket: verifyTicket }),
  biz_param: bizParamOf(business),
});

/** Source: A§3 (API-003). */
export const registerMobile = (
  { mobile, code }: ProvenMobile,
  others: OlderRegistration,
): RequestOf<typeof register> => ({
  mobile,
  code,
  password: others.password,
  extra_params: extraParams(others),
  type: PHONE_TYPE,
  service: others.service,
});

/** Source: A§3 (API-005). */
export const registerEmail = (
  { email, code }: ProvenEmail,
  others: OlderRegistration,
): RequestOf<typeof registerByVerifiedEmail> => ({
  email,
  code,
  password: others.password,
  extra_params: extraParams(others),
  service: others.service,
  email_logic_type: EMAIL_LOGIC_TYPE,
  ect_type: 1,
});

/** Both contacts, each with its code. Source: A§3 (API-006). */
export const registerBoth = (
  phone: ProvenMobile,
  { email, code }: ProvenEmail,
  others: OlderRegistration,
): RequestOf<typeof register> => ({
  mobile: phone.mobile,
  sms_code: phone.code,
  email,
  email_code: code,
  password: others.password,
  extra_params: { sms_type: PHONE_TYPE, ...extraParams(others) },
});
