import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import type { JsonSchema } from './OpenApi.ts';

const safe = Number.MAX_SAFE_INTEGER;

/**
 * The JSON Schema of a body. Requests and responses are both taken as input: a server may add
 * fields that the shipped client tolerates, so no object is closed.
 */
export function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ jsonSchema }) => {
      // What a JavaScript number can hold is no rule of the service.
      if (jsonSchema.minimum === -safe) delete jsonSchema.minimum;
      if (jsonSchema.maximum === safe) delete jsonSchema.maximum;
      // Every name of a JSON object is a string.
      delete jsonSchema.propertyNames;
    },
  });
  return rest;
}
