import { PASSPORT_TICKET_HEADER } from '../../../src/api/attempt.ts';
import type { NotedContract } from '../../../src/api/Contract.ts';
import type { JsonSchema, Parameter, Reference } from './OpenApi.ts';
import { placement } from './placement.ts';
import { fieldsOf, schemaOf } from './schemaOf.ts';

/** Parameters that many calls share. */
export const sharedParameters = {
  Version: {
    name: 'version',
    in: 'path',
    description: 'Version of the product API (A§7).',
    required: true,
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  PassportTicket: {
    name: PASSPORT_TICKET_HEADER,
    in: 'header',
    description: 'Proof of an identity verification that was passed, on the one replay (S-114).',
    schema: { type: 'string' },
  },
  AnyQuery: {
    name: 'query',
    in: 'query',
    description: 'Any parameters, nested in brackets (S-159): the specification shows none.',
    style: 'form',
    explode: true,
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const satisfies Readonly<Record<string, Parameter>>;

const sharedParameter = (name: keyof typeof sharedParameters): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

const isNested = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

/**
 * The query of a GET, a parameter for each field; nested ones stand in brackets (S-159), secret ones in a
 * header.
 *
 * @throws when the request is no object, since a query cannot be anything else
 */
function queryParameters({
  name,
  request,
  headers = {},
}: Pick<NotedContract, 'name' | 'request' | 'headers'>): readonly (Parameter | Reference)[] {
  const schema = schemaOf(request);
  if (schema['type'] !== 'object')
    throw new Error(
      `The GET ${name} takes something else than one object, which has no form as a query. Declare its request with z.object, or make it a POST.`,
    );
  const { properties, required } = fieldsOf(schema);
  if (properties === null) return [sharedParameter('AnyQuery')];
  return Object.entries(properties).map(([field, value]) => ({
    ...(headers[field] === undefined
      ? { name: field, in: 'query' as const }
      : { name: headers[field], in: 'header' as const }),
    ...(required.includes(field) ? { required: true } : {}),
    ...(isNested(value) ? { style: 'deepObject' as const, explode: true } : {}),
    schema: value,
  }));
}

/** Everything that a call takes beside its body. */
export function parametersOf(contract: NotedContract): readonly (Parameter | Reference)[] {
  return [
    ...(placement(contract).versioned ? [sharedParameter('Version')] : []),
    ...(contract.faultClass === 'commit' ? [sharedParameter('PassportTicket')] : []),
    ...(contract.method === 'GET' ? queryParameters(contract) : []),
  ];
}
