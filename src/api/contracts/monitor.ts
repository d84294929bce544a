import * as z from 'zod/mini';
import { assumed } from '../../domain/assumed.ts';
import { defineCall } from '../Contract.ts';

export const collectEvents = defineCall({
  purpose: 'Receives analytics events and the outcomes of calls.',
  source: ['A§7', 'A§8', 'S-169'],
  service: 'monitor',
  name: 'collect',
  method: 'POST',
  path: assumed('S-169', '/monitor/collect'),
  request: z.object({
    events: z.array(
      z.catchall(
        z.object({ name: z.string(), at: z.number(), role_type: z.literal('visitor') }),
        z.unknown(),
      ),
    ),
  }),
  response: z.object({}),
  faultClass: 'report',
});
