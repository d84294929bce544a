import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { mobileNumber } from '../../mobileNumber.ts';

const EMAIL_LOGIC = 3; // A§9

/** Holds a ticket in the partner flow; empty for other sends. */
const sent = z.object({ ticket: z.optional(z.string()) });

export const sendEmailCode = defineCall({
  purpose: 'Sends a code to an e-mail address.',
  source: ['A§4', 'A§7', 'B§3', 'B§7', 'S-094', 'S-114', 'S-189'],
  service: 'passport',
  name: 'email.send_code',
  method: 'POST',
  path: '/email/send_code/',
  request: z.union([
    // The stepped page, including a change of the account.
    z.strictObject({
      email: z.string(),
      type: z.literal(1),
      email_logic_type: z.literal(EMAIL_LOGIC),
      scene: z.literal('register_normal'),
      change: z.boolean(),
    }),
    // The single form (1), the conflict of a social sign-in (16).
    z.strictObject({
      email: z.string(),
      type: z.union([z.literal(1), z.literal(16)]),
      email_logic_type: z.literal(EMAIL_LOGIC),
      email_ticket: z.optional(z.string()),
    }),
    // A forgotten password.
    z.strictObject({
      email: z.string(),
      type: z.literal(4),
      email_logic_type: z.literal(EMAIL_LOGIC),
    }),
    // Identity verification: the ticket identifies the address.
    z.strictObject({
      email_ticket: assumed('S-114', z.string()),
      type: assumed('S-114', z.literal(4)),
      email_logic_type: z.literal(EMAIL_LOGIC),
    }),
    // The partner flow, with the address or with the tickets of the saved data.
    z.strictObject({
      email: z.string(),
      type: z.literal(8),
      email_logic_type: z.literal(EMAIL_LOGIC),
    }),
    z.strictObject({
      email_ticket: z.string(),
      verifyTicket: assumed('S-094', z.string()),
      type: z.literal(8),
      email_logic_type: z.literal(EMAIL_LOGIC),
    }),
  ]),
  response: sent,
  faultClass: 'send',
});

export const sendMobileCode = defineCall({
  purpose: 'Sends a code to a phone number.',
  source: ['A§4', 'A§7', 'B§3', 'B§7', 'S-094', 'S-114', 'S-189'],
  service: 'passport',
  name: 'mobile.send_code',
  method: 'POST',
  path: '/mobile/send_code/',
  request: z.union([
    z.strictObject({
      mobile: mobileNumber,
      type: z.literal(16),
      scene: z.literal('register_normal'),
      change: z.boolean(),
    }),
    // The single form (16), the additional-info page (1), a forgotten password (4).
    z.strictObject({
      mobile: mobileNumber,
      type: z.union([z.literal(1), z.literal(4), z.literal(16)]),
    }),
    z.strictObject({
      mobile_ticket: assumed('S-114', z.string()),
      type: assumed('S-114', z.literal(4)),
    }),
    z.strictObject({ mobile: mobileNumber, type: z.literal(8) }),
    z.strictObject({
      mobile_ticket: assumed('S-094', z.string()),
      verifyTicket: assumed('S-094', z.string()),
      type: z.literal(8),
    }),
  ]),
  response: sent,
  faultClass: 'send',
});
