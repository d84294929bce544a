import * as z from 'zod/mini';
import { defineCall } from '../../Contract.ts';

export const createRawLead = defineCall({
  purpose: 'Keeps the contact of somebody who may become a seller.',
  source: ['A§3', 'A§7', 'B§7', 'S-150'],
  service: 'product',
  name: 'usseller.onboard.v1.local.us.raw_lead',
  method: 'POST',
  path: '/usseller/onboard/v1/local/us/raw_lead',
  request: z.object({
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    shop_link: z.optional(z.string()),
    channel_source: z.literal('sign_up_page'),
    channel_detail: z.string(),
  }),
  response: z.object({}),
  idempotent: false,
  faultClass: 'commit-soft',
});
