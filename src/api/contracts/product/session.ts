import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { experimentFlags } from '../../../domain/experiments/experimentFlags.ts';
import { defineCall } from '../../Contract.ts';

export const readAccount = defineCall({
  purpose: 'The login check: returns the logged-in account, or none.',
  source: ['A§3', 'A§4', 'B§3', 'S-102', 'S-183'],
  service: 'product',
  name: 'account.get',
  method: 'GET',
  path: assumed('S-102', '/seller/account/get'),
  /** Set when a ticket is exchanged (S-110), which no address that is built here may show (S-204). */
  request: z.object({ ticket: assumed('S-110', z.optional(z.string())) }),
  headers: assumed('S-110', { ticket: 'x-tt-login-ticket' }),
  response: z.object({
    user_id_str: z.nullish(z.string()),
    seller: z.nullish(
      z.object({
        seller_id: z.string(),
        seller_condition: z.int(),
        seller_type: assumed('S-172', z.nullish(z.string())),
      }),
    ),
    global_seller: z.nullish(z.object({ global_seller_id: z.string() })),
    default_locale: assumed('S-183', z.nullish(z.string())),
  }),
  usedOnce: assumed('S-110', 'ticket'),
  faultClass: 'gate',
});

export const readCommon = defineCall({
  purpose: 'Reads the experiments that the user takes part in.',
  source: ['B§4', 'B§7', 'S-183'],
  service: 'product',
  name: 'common.get',
  method: 'GET',
  path: assumed('S-183', '/seller/common/get'),
  request: z.object({}),
  response: assumed('S-183', experimentFlags),
  faultClass: 'fail-open',
});
