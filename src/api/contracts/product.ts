import * as z from 'zod/mini';
import { defineCall } from '../Contract.ts';

/** Says from which region the visitor's network comes. Source: A§7; the path is S-082. */
export const checkNetworkCountry = defineCall({
  service: 'product',
  name: 'network.country.check',
  method: 'GET',
  path: '/seller/network/country/check',
  request: z.object({}),
  response: z.object({ ip_region: z.string() }),
  idempotent: true,
  faultClass: 'region',
  certainty: 'S-082',
});
