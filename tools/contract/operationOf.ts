import { PASSPORT_TICKET_HEADER } from '../../src/api/attempt.ts';
import type { NotedContract } from '../../src/api/Contract.ts';
import { groupOf } from './callGroups.ts';
import type { Operation, Parameter, Reference } from './OpenApi.ts';
import { placeOf } from './placeOf.ts';
import { possibleErrors } from './possibleErrors.ts';
import { queryParameters } from './queryParameters.ts';
import { responsesOf } from './responsesOf.ts';
import { schemaOf } from './schemaOf.ts';
import { sharedSchema } from './sharedSchemas.ts';

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
} as const satisfies Readonly<Record<string, Parameter>>;

const sharedParameter = (name: keyof typeof sharedParameters): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

/** `passport` and `email.send_code` become `passport_email_send_code`. */
export const operationId = ({ service, name }: Pick<NotedContract, 'service' | 'name'>): string =>
  `${service}_${name}`.replaceAll(/[^A-Za-z0-9]+/g, '_');

const isDecision = (source: string): boolean => source.startsWith('S-');

function parametersOf(contract: NotedContract): readonly (Parameter | Reference)[] {
  return [
    ...(placeOf(contract).versioned ? [sharedParameter('Version')] : []),
    ...(contract.faultClass === 'commit' ? [sharedParameter('PassportTicket')] : []),
    ...(contract.method === 'GET' ? queryParameters(contract) : []),
  ];
}

function bodyOf({
  method,
  encoding,
  open,
  request,
}: NotedContract): Pick<Operation, 'requestBody'> {
  if (method === 'GET') return {};
  const [mediaType, any] =
    encoding === 'multipart'
      ? (['multipart/form-data', 'AnyForm'] as const)
      : (['application/json', 'AnyObject'] as const);
  const schema = open ? sharedSchema(any) : schemaOf(request);
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

/** A call of the catalogue as an operation of the document. */
export function operationOf(contract: NotedContract): Operation {
  const { service, name, purpose, source } = contract;
  const { twin } = placeOf(contract);
  const parameters = parametersOf(contract);
  return {
    operationId: operationId(contract),
    tags: [groupOf(contract)],
    summary: purpose,
    ...(service === 'oauth'
      ? { description: 'The address of the provider is configuration; this is where the local one listens (S-095).' } // prettier-ignore
      : {}),
    'x-service': service,
    'x-call': name,
    'x-source': source,
    'x-certainty': source.some(isDecision) ? 'assumed' : 'specified',
    'x-bodies': contract.open ? 'open' : 'shown',
    'x-fault-class': contract.faultClass,
    'x-idempotent': contract.idempotent,
    'x-protected-host': contract.protectedHost ?? false,
    ...(twin === undefined ? {} : { 'x-twin': twin }),
    'x-errors': possibleErrors(contract),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(contract),
    responses: responsesOf(contract),
  };
}
