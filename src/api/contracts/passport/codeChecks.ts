import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { mobileNumber } from '../../mobileNumber.ts';

const proven = z.object({ ticket: assumed('S-101', z.string().check(z.minLength(1))) });

export const checkEmailCode = defineCall({
  purpose: 'Checks the code of a forgotten password, or of an identity verification, by e-mail.',
  source: ['A§7', 'B§7', 'B§9', 'S-101', 'S-114'],
  service: 'passport',
  name: 'email.check_code',
  method: 'POST',
  path: '/email/check_code/',
  request: z.union([
    z.object({ email: z.string(), type: z.literal(4), code: z.string() }),
    z.object({
      email_ticket: assumed('S-114', z.string()),
      type: z.literal(4),
      code: z.string(),
    }),
  ]),
  response: proven,
  faultClass: 'verify',
});

export const checkMobileCode = defineCall({
  purpose: 'Checks the code of a forgotten password, or of an identity verification, by phone.',
  source: ['A§7', 'B§7', 'B§9', 'S-101', 'S-114'],
  service: 'passport',
  name: 'mobile.check_code',
  method: 'POST',
  path: '/mobile/check_code/',
  request: z.union([
    z.object({ mobile: mobileNumber, type: z.literal(4), code: z.string() }),
    z.object({
      mobile_ticket: assumed('S-114', z.string()),
      type: z.literal(4),
      code: z.string(),
    }),
  ]),
  response: proven,
  faultClass: 'verify',
});
