import * as z from 'zod/mini';
import { bizParam } from '../../bizParam.ts';
import { defineCall } from '../../Contract.ts';
import { mobileNumber } from '../../mobileNumber.ts';

const EMAIL_LOGIC = 3; // A§9
const PHONE_TYPE = 16; // A§9

const verify_ticket = z.optional(z.string());
const extraParams = z.strictObject({ verify_ticket, biz_param: bizParam });

const registered = z.object({
  user_id: z.nullish(z.union([z.string(), z.number()])),
  user_id_str: z.nullish(z.string()),
  redirect_url: z.nullish(z.string()),
});

export const register = defineCall({
  purpose: 'Registers with a phone number, on the single form with an e-mail address as well.',
  source: ['A§3', 'A§4', 'A§7', 'B§7', 'S-189'],
  service: 'passport',
  name: 'register',
  method: 'POST',
  path: '/register/',
  request: z.union([
    // The single form, phone only.
    z.strictObject({
      mobile: mobileNumber,
      code: z.string(),
      password: z.string(),
      extra_params: extraParams,
      type: z.literal(PHONE_TYPE),
      service: z.string(),
    }),
    // The single form, phone and e-mail.
    z.strictObject({
      mobile: mobileNumber,
      sms_code: z.string(),
      email: z.string(),
      email_code: z.string(),
      password: z.string(),
      extra_params: z.strictObject({
        sms_type: z.literal(PHONE_TYPE),
        verify_ticket,
        biz_param: bizParam,
      }),
    }),
    // The stepped page, with the ticket of a checked code.
    z.strictObject({
      mobile: mobileNumber,
      type: z.literal(PHONE_TYPE),
      verification_ticket: z.string(),
      password: z.string(),
      redirect_url: z.string(),
    }),
  ]),
  response: registered,
  faultClass: 'commit',
});

const byEmail = z.object({
  email: z.string(),
  code: z.string(),
  password: z.string(),
  extra_params: extraParams,
  service: z.string(),
  email_logic_type: z.literal(EMAIL_LOGIC),
  ect_type: z.literal(1),
});

export const registerByEmail = defineCall({
  purpose: 'Registers with an e-mail address on the single form, through the bare account client.',
  source: ['A§3', 'A§7', 'A§9', 'B§7', 'S-065'],
  service: 'passport',
  name: 'activate_email.register',
  method: 'POST',
  path: '/activate_email/register/',
  request: byEmail,
  response: registered,
  faultClass: 'commit',
});

export const registerByVerifiedEmail = defineCall({
  purpose: 'Registers with an e-mail address on the single form, through /passport/web.',
  source: ['A§3', 'A§7', 'A§9', 'B§7', 'S-065'],
  service: 'passport',
  name: 'email.register_verify_login',
  method: 'POST',
  path: '/email/register_verify_login/',
  request: byEmail,
  response: registered,
  faultClass: 'commit',
});

export const registerWithEmailTicket = defineCall({
  purpose: 'Registers with the ticket of a checked e-mail code.',
  source: ['A§3', 'A§7', 'B§7', 'S-067', 'S-189'],
  service: 'passport',
  name: 'email.register.ticket_register',
  method: 'POST',
  path: '/email/register/ticket_register/',
  request: z.object({
    type: z.literal(1),
    verification_ticket: z.string(),
    password: z.string(),
    email_logic_type: z.literal(EMAIL_LOGIC),
    redirect_url: z.string(),
  }),
  response: registered,
  faultClass: 'commit',
});
