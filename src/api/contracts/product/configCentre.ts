import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { openRead } from '../../openCall.ts';

export const readConfig = defineCall({
  purpose: 'Reads one value of the config centre, such as whether the US region is banned.',
  source: ['A§7', 'B§3', 'B§7', 'S-161'],
  flat: true,
  service: 'product',
  name: 'arch.config_center_gw.get_config',
  method: 'GET',
  path: assumed('S-161', '/arch/config_center_gw/get_config'),
  request: z.object({ domain_name: z.string(), app_name: z.string(), config_name: z.string() }),
  /** A JSON string; the reader handles unreadable JSON (S-045). */
  response: z.object({ config: z.object({ config_data: z.string() }) }),
  faultClass: 'fail-open',
});

export const mgetConfigByAppName = /* @__PURE__ */ openRead(
  '/arch/config_center_gw/mget_config_by_app_name',
  {
    decision: 'S-161',
  },
);
export const mgetConfigByConfigName = /* @__PURE__ */ openRead(
  '/arch/config_center_gw/mget_config_by_config_name',
  { decision: 'S-161' },
);
