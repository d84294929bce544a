import type { JsonSchema } from './OpenApi.ts';

/** The fields of an object's schema, and which of them are required; null where it names none. */
interface Fields {
  readonly properties: Readonly<Record<string, JsonSchema>> | null;
  readonly required: readonly string[];
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

/** Reads what an object's schema says of its fields. */
export function fieldsOf({ properties, required }: JsonSchema): Fields {
  const named = isSchema(properties) ? Object.entries(properties) : null;
  const schemas = named?.flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : [])); // prettier-ignore
  return {
    properties: schemas === undefined ? null : Object.fromEntries(schemas),
    required: Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [],
  };
}
