import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { mobileNumber } from '../../mobileNumber.ts';

/** An empty ticket proves nothing. */
const verified = z.object({ verification_ticket: z.string().check(z.minLength(1)) });

export const verifyEmailCode = defineCall({
  purpose: 'Checks the code of a sign-up by e-mail and returns the ticket that registers.',
  source: ['A§7', 'B§7', 'S-067', 'S-189'],
  service: 'passport',
  name: 'email.register.code_verify',
  method: 'POST',
  path: '/email/register/code_verify/',
  request: z.object({
    email: z.string(),
    type: assumed('S-067', z.literal(1)),
    code: z.string(),
  }),
  response: verified,
  faultClass: 'verify',
});

export const verifyMobileCode = defineCall({
  purpose: 'Checks the code of a sign-up by phone and returns the ticket that registers.',
  source: ['A§7', 'B§7', 'S-189'],
  service: 'passport',
  name: 'mobile.register.code_verify',
  method: 'POST',
  path: '/mobile/register/code_verify/',
  request: z.object({ mobile: mobileNumber, type: z.literal(16), code: z.string() }),
  response: verified,
  faultClass: 'verify',
});
