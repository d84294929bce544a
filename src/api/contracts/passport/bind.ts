import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { bizParam } from '../../bizParam.ts';
import { defineCall } from '../../Contract.ts';
import { mobileNumber } from '../../mobileNumber.ts';

const bound = z.object({
  redirect_url: z.nullish(z.string()),
  user_id: z.nullish(z.union([z.string(), z.number()])),
});

export const bindMobile = defineCall({
  purpose: 'Binds a phone number to a third-party or partner profile and logs in.',
  source: ['A§3', 'A§7', 'B§7', 'S-088'],
  service: 'passport',
  name: 'sms_login_with_bind',
  method: 'POST',
  path: '/sms_login_with_bind/',
  request: z.union([
    z.strictObject({
      mobile: mobileNumber,
      code: z.string(),
      profile_key: z.string(),
      platform_app_id: z.string(),
      code_type: z.literal(1),
      service: z.string(),
    }),
    assumed(
      'S-088',
      z.strictObject({
        verifyTicket: z.string(),
        ticket: z.string(),
        mobile: z.optional(mobileNumber),
        code: z.string(),
        biz_param: bizParam,
      }),
    ),
  ]),
  response: bound,
  faultClass: 'commit',
});

export const bindEmail = defineCall({
  purpose: 'Binds an e-mail address to a third-party or partner profile and logs in.',
  source: ['A§3', 'A§7', 'B§7', 'S-088'],
  service: 'passport',
  name: 'email_login_with_bind',
  method: 'POST',
  path: '/email_login_with_bind/',
  request: z.union([
    z.strictObject({
      email: z.string(),
      email_code: z.string(),
      profile_key: z.string(),
      platform_app_id: z.string(),
      email_logic_type: z.literal(3),
      service: z.string(),
    }),
    assumed(
      'S-088',
      z.strictObject({
        verifyTicket: z.string(),
        ticket: z.string(),
        email: z.optional(z.string()),
        code: z.string(),
        biz_param: bizParam,
      }),
    ),
  ]),
  response: bound,
  faultClass: 'commit',
});

export const bindEmailToOAuth = defineCall({
  purpose: 'Logs in through a third-party account and binds an e-mail address to it.',
  source: ['A§7', 'B§7'],
  service: 'passport',
  name: 'oauth_login_with_email_bind',
  method: 'POST',
  path: '/oauth_login_with_email_bind/',
  request: z.object({ code: z.string(), email: z.string(), password: z.string() }),
  response: bound,
  faultClass: 'commit',
});

export const bindMobileToOAuth = defineCall({
  purpose: 'Logs in through a third-party account and binds a phone number to it.',
  source: ['A§7', 'B§7'],
  service: 'passport',
  name: 'oauth_login_with_mobile_bind',
  method: 'POST',
  path: '/oauth_login_with_mobile_bind/',
  request: z.object({ code: z.string(), mobile: mobileNumber, password: z.string() }),
  response: bound,
  faultClass: 'commit',
});
