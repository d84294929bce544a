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

/** The fields of an object's schema, and which of them are required; null where it names none. */
interface Fields {
  readonly properties: Readonly<Record<string, JsonSchema>> | null;
  readonly required: readonly string[];
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

/** Reads the fields that an object's schema names. */
export function fieldsOf({ properties, required }: JsonSchema): Fields {
  const named = isSchema(properties) ? Object.entries(properties) : null;
  const schemas = named?.flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : [])); // prettier-ignore
  return {
    properties: schemas === undefined ? null : Object.fromEntries(schemas),
    required: Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [],
  };
}
