import * as z from 'zod/mini';
import { defineCall } from '../../Contract.ts';

const seller = z.object({
  base_region_id: z.int(),
  global_seller_type: z.union([z.literal(1), z.literal(2)]),
  default_lang: z.string(),
  snap_data: z.string(),
});

export const createSeller = defineCall({
  purpose: 'Creates a seller for an account.',
  source: ['B§3', 'B§7'],
  service: 'product',
  name: 'join.create_seller',
  method: 'POST',
  path: '/seller/join/create_seller',
  request: seller,
  response: z.record(z.string(), z.unknown()),
  faultClass: 'commit',
});

export const registerCreateSeller = defineCall({
  purpose: 'Creates a seller for an account right after its registration.',
  source: ['B§3', 'B§7'],
  service: 'product',
  name: 'join.register_create_seller',
  method: 'POST',
  path: '/seller/join/register_create_seller',
  request: seller,
  response: z.record(z.string(), z.unknown()),
  faultClass: 'commit',
});
