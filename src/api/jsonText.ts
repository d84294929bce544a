import * as z from 'zod/mini';

function reads(text: string, schema: z.ZodMiniType): boolean {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/**
 * A text that holds JSON of a shape, as some fields of the account service do.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const jsonText = (schema: z.ZodMiniType): z.ZodMiniString =>
  z.string().check(z.refine((text) => reads(text, schema), 'must be JSON of the agreed shape'));
