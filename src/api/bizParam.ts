import * as z from 'zod/mini';
import { assumed } from '../domain/assumed.ts';
import { jsonText } from './jsonText.ts';

/** The business data of a sign-up: a JSON string. Source: A§3. */
export const bizParam = /* @__PURE__ */ jsonText(
  /* @__PURE__ */ z.object({
    base_region_id: assumed('S-019', z.optional(z.int())),
    global_seller_type: z.union([z.literal(1), z.literal(2)]),
    default_lang: z.string(),
    snap_data: z.string(),
  }),
);
