import type { BodyForm, FieldRow } from './CatalogueCall.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** The schemas that a `$ref` can point to, by name. */
export type SharedSchemas = Readonly<Record<string, Schema>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemas = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const fields = ({ properties }: Schema): readonly (readonly [string, Schema])[] =>
  Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, schema] as const] : [],
  );

/**
 * What a `$ref` points to, or the schema itself.
 *
 * @throws when it points to nothing
 */
function resolved(schema: Schema, shared: SharedSchemas): Schema {
  const pointer = text(schema['$ref']);
  if (pointer === null) return schema;
  const found = shared[pointer.replace('#/components/schemas/', '')];
  if (found === undefined)
    throw new Error(`${pointer} is not in the document. Run \`npm run generate -- contract\`.`);
  return found;
}

/** The type of a value as text: `4`, `"email" | "mobile"`, `list of string`. */
export function typeText(schema: Schema, shared: SharedSchemas = {}): string {
  const { type, const: fixed, enum: listed, anyOf, items, $ref } = schema;
  if ($ref !== undefined) return typeText(resolved(schema, shared), shared);
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (Array.isArray(listed)) return listed.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf !== undefined)
    return [...new Set(schemas(anyOf).map((each) => typeText(each, shared)))].join(' | ');
  if (Array.isArray(type)) return type.join(' | ');
  if (type === 'array') return `list of ${typeText(isSchema(items) ? items : {}, shared)}`;
  return text(type) ?? 'anything';
}

/** The schemas whose fields are listed below a field: its own, those of its items or its alternatives. */
function inside(schema: Schema, shared: SharedSchemas): readonly Schema[] {
  const { anyOf, items } = schema;
  if (isSchema(items)) return inside(resolved(items, shared), shared);
  if (anyOf !== undefined)
    return schemas(anyOf).flatMap((each) => inside(resolved(each, shared), shared));
  return [schema];
}

const anyField = (parents: string, depth: number): FieldRow => ({
  name: '…',
  parents,
  depth,
  type: 'anything',
  required: false,
  note: 'Any other field.',
});

/** The fields of an object, nested fields below their parent. */
export function fieldRows(
  schema: Schema,
  shared: SharedSchemas = {},
  parents = '',
  depth = 0,
): readonly FieldRow[] {
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const named = fields(schema).flatMap(([name, field]) => {
    const found = resolved(field, shared);
    const row: FieldRow = {
      name,
      parents,
      depth,
      type: typeText(found, shared),
      required: required.includes(name),
      note: text(found['description']),
    };
    const below = inside(found, shared).flatMap((each) =>
      fieldRows(each, shared, `${parents}${name}.`, depth + 1),
    );
    return [row, ...below];
  });
  const more = named.length > 0 && isSchema(schema['additionalProperties']);
  return more ? [...named, anyField(parents, depth)] : named;
}

const noteWithoutFields = (schema: Schema): string | null => {
  if (schema['type'] !== 'object') return null;
  return schema['properties'] === undefined ? 'Any JSON object.' : 'An empty object.';
};

/** The shapes of a body, each with its fields. */
export function bodyForms(
  schema: Schema,
  shared: SharedSchemas = {},
  fallback = 'Body',
): readonly BodyForm[] {
  const alternatives = schema['anyOf'] === undefined ? [schema] : schemas(schema['anyOf']);
  return alternatives.map((alternative, index) => {
    const found = resolved(alternative, shared);
    const rows = fieldRows(found, shared);
    const numbered = `${fallback}, form ${index + 1} of ${alternatives.length}`;
    return {
      title: text(found['title']) ?? (alternatives.length > 1 ? numbered : fallback),
      note: text(found['description']) ?? (rows.length === 0 ? noteWithoutFields(found) : null),
      rows,
    };
  });
}
