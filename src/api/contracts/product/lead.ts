import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

const sent = { channel_source: z.literal('sign_up_page'), channel_detail: z.string() };

export const createRawLead = defineCall({
  purpose: 'Stores the contact of a possible seller.',
  source: ['A§3', 'A§7', 'B§7', 'S-150'],
  okCode: 'OK',
  service: 'product',
  name: 'usseller.onboard.v1.local.us.raw_lead',
  method: 'POST',
  path: '/usseller/onboard/v1/local/us/raw_lead',
  request: z.union([
    z.strictObject({ ...sent, email: z.string(), shop_link: z.optional(z.string()) }),
    z.strictObject({ ...sent, phone: z.string(), shop_link: z.optional(z.string()) }),
    // A register option was clicked before a contact was entered.
    z.strictObject({
      ...sent,
      shop_link: assumed('S-150', z.string()),
      channel_detail: z.literal('signuplead'),
    }),
  ]),
  response: z.object({}),
  faultClass: 'commit-soft',
});
