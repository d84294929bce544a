import type { NotedContract } from '../../src/api/Contract.ts';
import type { JsonSchema, Parameter, Reference } from './OpenApi.ts';
import { fieldsOf } from './fieldsOf.ts';
import { schemaOf } from './schemaOf.ts';

/** Any parameters in nested bracket form, for a read whose query the specification does not show. */
export const anyQuery: Parameter = {
  name: 'query',
  in: 'query',
  description: 'Any parameters, nested in brackets (S-159): the specification shows none.',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};

const isNested = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

/**
 * The query of a GET, a parameter for each field; nested ones stand in brackets (S-159).
 *
 * @throws when the request is no object, since a query cannot be anything else
 */
export function queryParameters({
  name,
  request,
}: Pick<NotedContract, 'name' | 'request'>): readonly (Parameter | Reference)[] {
  const schema = schemaOf(request);
  if (schema['type'] !== 'object')
    throw new Error(
      `The GET ${name} takes something else than one object, which has no form as a query. Declare its request with z.object, or make it a POST.`,
    );
  const { properties, required } = fieldsOf(schema);
  if (properties === null) return [{ $ref: '#/components/parameters/AnyQuery' }];
  return Object.entries(properties).map(([field, value]) => ({
    name: field,
    in: 'query' as const,
    ...(required.includes(field) ? { required: true } : {}),
    ...(isNested(value) ? { style: 'deepObject' as const, explode: true } : {}),
    schema: value,
  }));
}
