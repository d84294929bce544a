import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { openRead, openWrite } from '../../openCall.ts';

export const readReferralLanding = defineCall({
  purpose: 'Reads the tasks and rewards of the referral banner.',
  source: ['A§3', 'A§7', 'B§3', 'B§7', 'S-123'],
  service: 'product',
  name: 'growth.landing_page.get',
  method: 'GET',
  path: '/seller/growth/landing_page/get',
  request: z.object({
    seller_type: assumed('S-123', z.enum(['1', '2'])),
    base_region: assumed('S-019', z.optional(z.string().check(z.minLength(1)))),
    is_from_register_page: z.literal('true'),
  }),
  response: z.object({
    tasks: z.array(z.object({ desc: z.string(), reword: z.string() })),
    total_reward: z.string(),
    terms_and_conditions: z.string(),
    is_activity_finish: z.boolean(),
  }),
  faultClass: 'landing',
});

export const growthReferralStatusGet = /* @__PURE__ */ openRead(
  '/seller/growth/referral_status/get',
);
export const growthRelationCreate = /* @__PURE__ */ openWrite('/seller/growth/relation/create');
