import * as z from 'zod/mini';
import type { BodyForm, Catalogue, CatalogueCall } from './CatalogueCall.ts';
import { bodyForms, typeText, type Schema, type SharedSchemas } from './fieldRows.ts';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const reference = z.object({ $ref: z.string() });
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema,
});
const response = z.object({ description: z.string(), content: z.optional(content) });
const problem = z.object({
  code: z.union([z.number(), z.string()]),
  name: z.string(),
  surface: z.string(),
  message: z.string(),
  followUp: z.string(),
});
const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.optional(z.string()),
  'x-service': z.string(),
  'x-call': z.string(),
  'x-source': z.array(z.string()),
  'x-certainty': z.enum(['specified', 'assumed']),
  'x-bodies': z.enum(['shown', 'open']),
  'x-fault-class': z.string(),
  'x-repeated': z.boolean(),
  'x-protected-host': z.boolean(),
  'x-twin': z.optional(z.string()),
  'x-errors': z.array(problem),
  parameters: z.optional(z.array(z.union([reference, parameter]))),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.union([reference, response])),
});
const documentShape = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    schemas: z.record(z.string(), schema),
  }),
});

type Operation = z.infer<typeof operation>;
type Components = z.infer<typeof documentShape>['components'];

function parameterForms({ parameters = [] }: Operation, components: Components): BodyForm[] {
  const rows = parameters.flatMap((given) => {
    const name = '$ref' in given ? given.$ref.replace('#/components/parameters/', '') : null;
    const found = '$ref' in given ? components.parameters[name ?? ''] : given;
    if (found === undefined) throw new Error(`The document has no parameter ${name}.`);
    const place = found.in === 'query' ? null : `In the ${found.in}.`;
    return {
      name: found.name,
      parents: '',
      depth: 0,
      type: typeText(found.schema),
      required: found.required ?? false,
      note: [place, found.description].filter(Boolean).join(' ') || null,
    };
  });
  return rows.length === 0 ? [] : [{ title: 'Parameters', note: null, rows }];
}

const contentForms = (
  given: Readonly<Record<string, { readonly schema: Schema }>>,
  shared: SharedSchemas,
): readonly BodyForm[] =>
  Object.entries(given).flatMap(([mediaType, { schema: body }]) =>
    bodyForms(body, shared, mediaType === 'multipart/form-data' ? 'Multipart body' : 'JSON body'),
  );

/** The successful response: its body, or the redirect of a sign-in provider. */
function responseForms({ responses }: Operation, shared: SharedSchemas): readonly BodyForm[] {
  const success = responses['200'] ?? responses['302'];
  if (success === undefined || '$ref' in success) return [];
  if (success.content !== undefined) return contentForms(success.content, shared);
  return [{ title: 'Redirect', note: success.description, rows: [] }];
}

function callOf(path: string, method: string, given: Operation, components: Components) {
  const { schemas } = components;
  return {
    id: given.operationId,
    group: given.tags[0],
    method: method.toUpperCase(),
    path,
    twin: given['x-twin'] ?? null,
    service: given['x-service'],
    name: given['x-call'],
    purpose: given.summary,
    note: given.description ?? null,
    source: given['x-source'],
    certainty: given['x-certainty'],
    bodies: given['x-bodies'],
    faultClass: given['x-fault-class'],
    repeated: given['x-repeated'],
    protectedHost: given['x-protected-host'],
    request: [
      ...contentForms(given.requestBody?.content ?? {}, schemas),
      ...parameterForms(given, components),
    ],
    response: responseForms(given, schemas),
    errors: given['x-errors'],
  } satisfies CatalogueCall;
}

/**
 * The calls of the OpenAPI document that `npm run generate -- contract` writes, in its order.
 *
 * @throws when the document is not of that form
 */
export function readCatalogue(document: unknown): Catalogue {
  const { tags, paths, components } = documentShape.parse(document);
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, given]) => callOf(path, method, given, components)),
  );
  return { groups: tags, calls };
}
