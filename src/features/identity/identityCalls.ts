import type { Answer, Client } from '../../api/client.ts';
import {
  checkEmailCode,
  checkMobileCode,
  sendEmailCode,
  sendMobileCode,
} from '../../api/contracts/passport/codes.ts';
import type { IdentityDecision } from '../../api/envelope.ts';
import { assumed } from '../../domain/assumed.ts';

/** The scene of a code for somebody who is known already. Source: S-114. */
const KNOWN = assumed('S-114', 4);

/** Sends a code to the contact behind the decision's ticket. Source: B§4, S-114. */
export const sendIdentityCode = (
  call: Client,
  { contact_type, ticket }: IdentityDecision,
  signal: AbortSignal,
): Promise<Answer<unknown>> =>
  contact_type === 'email'
    ? call(sendEmailCode, { email_ticket: ticket, type: KNOWN, email_logic_type: 3 }, signal)
    : call(sendMobileCode, { mobile_ticket: ticket, type: KNOWN }, signal);

/** Checks that code; its answer is the passport ticket. Source: B§4, S-114. */
export const checkIdentityCode = (
  call: Client,
  { contact_type, ticket }: IdentityDecision,
  code: string,
  signal: AbortSignal,
): Promise<Answer<{ readonly ticket: string }>> =>
  contact_type === 'email'
    ? call(checkEmailCode, { email_ticket: ticket, type: KNOWN, code }, signal)
    : call(checkMobileCode, { mobile_ticket: ticket, type: KNOWN, code }, signal);
