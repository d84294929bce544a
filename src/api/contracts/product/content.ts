import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

/** An entry that cannot be read is null, so that it costs itself and not its list. */
const entry = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null);

/** One piece of content in one language; `0` stands for every language. A value may be JSON. */
const contentItem = z.object({
  language: z.string(),
  field_key_value_list: z.array(z.object({ key: z.string(), value: z.string() })),
});

export const readResources = defineCall({
  purpose: 'Reads the managed content of a slot.',
  source: ['B§3', 'B§7', 'S-123', 'S-124'],
  service: 'product',
  name: 'onboard.resources.get',
  method: 'GET',
  path: '/seller/onboard/resources/get',
  request: z.object({ resource_module_name: z.string(), region: assumed('S-123', z.string()) }),
  response: z.object({
    resources: z.array(
      entry(
        z.object({
          resource_module_name: z.string(),
          resource_content_data: z.object({
            priority: z.number(),
            category_id: z.number(),
            campaign_id: z.number(),
            resource_content: z.array(entry(contentItem)),
          }),
        }),
      ),
    ),
  }),
  faultClass: 'landing',
});
