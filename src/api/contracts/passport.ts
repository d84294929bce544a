import * as z from 'zod/mini';
import { defineCall } from '../Contract.ts';

/** Sends a code to an e-mail address. Source: A§7, S-189. */
export const sendEmailCode = defineCall({
  service: 'passport',
  name: 'email.send_code',
  method: 'POST',
  path: '/email/send_code/',
  request: z.object({
    email: z.string(),
    type: z.literal(1),
    email_logic_type: z.literal(3),
    scene: z.literal('register_normal'),
    change: z.boolean(),
  }),
  response: z.object({}),
  idempotent: false,
  faultClass: 'send',
});

/** Checks the code of an e-mail sign-up and answers with the ticket that registers. Source: A§7, S-067, S-189. */
export const verifyEmailCode = defineCall({
  service: 'passport',
  name: 'email.register.code_verify',
  method: 'POST',
  path: '/email/register/code_verify/',
  request: z.object({ email: z.string(), type: z.literal(1), code: z.string() }),
  response: z.object({ verification_ticket: z.string() }),
  idempotent: false,
  faultClass: 'verify',
});

/** Registers with the ticket of a checked e-mail code. Source: A§3, A§7, S-189. */
export const registerWithEmailTicket = defineCall({
  service: 'passport',
  name: 'email.register.ticket_register',
  method: 'POST',
  path: '/email/register/ticket_register/',
  request: z.object({
    type: z.literal(1),
    verification_ticket: z.string(),
    password: z.string(),
    email_logic_type: z.literal(3),
    redirect_url: z.string(),
  }),
  response: z.object({
    user_id: z.nullish(z.union([z.string(), z.number()])),
    user_id_str: z.nullish(z.string()),
    redirect_url: z.nullish(z.string()),
  }),
  idempotent: false,
  faultClass: 'commit',
});
