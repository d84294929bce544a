import * as z from 'zod/mini';

function matches(text: string, schema: z.ZodMiniType): boolean {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/**
 * Schema of a string that contains JSON of the given schema, as in some fields of the account service.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const jsonText = (schema: z.ZodMiniType): z.ZodMiniString =>
  z.string().check(z.refine((text) => matches(text, schema), 'must be JSON of the expected shape'));
