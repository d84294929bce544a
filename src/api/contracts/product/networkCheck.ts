import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

export const checkNetworkCountry = defineCall({
  purpose: 'Returns the region of the user’s network.',
  source: ['A§7', 'B§7', 'S-082'],
  service: 'product',
  name: 'network.country.check',
  method: 'GET',
  path: assumed('S-082', '/seller/network/country/check'),
  request: z.object({}),
  response: z.object({ ip_region: z.string() }),
  faultClass: 'region',
});
