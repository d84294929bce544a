import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

export const readPreloadConfig = defineCall({
  purpose: 'Lists the packages of the verification page to prefetch.',
  source: ['A§7', 'B§7', 'S-165'],
  service: 'product',
  name: 'onboard.v2.fe_pre_load_config.get',
  method: 'GET',
  path: assumed('S-165', '/seller/onboard/v2/fe_pre_load_config/get'),
  request: z.object({}),
  response: z.object({
    tcc_config: z.object({ settle: assumed('S-165', z.array(z.string())) }),
  }),
  faultClass: 'prefetch',
});
