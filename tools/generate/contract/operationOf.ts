import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { isRepeated } from '../../../src/api/client.ts';
import type { NotedContract } from '../../../src/api/Contract.ts';
import { groupOf } from './callGroups.ts';
import type { MediaTypes } from './OpenApi.ts';
import { parametersOf } from './parameters.ts';
import { placement } from './placement.ts';
import { responsesOf } from './responsesOf.ts';
import { schemaOf } from './schemaOf.ts';
import { sharedSchema } from './sharedSchemas.ts';

/** `passport` and `email.send_code` become `passport_email_send_code`. */
export const operationId = ({ service, name }: Pick<NotedContract, 'service' | 'name'>): string =>
  `${service}_${name}`.replaceAll(/[^A-Za-z0-9]+/g, '_');

const isDecision = (source: string): boolean => source.startsWith('S-');

interface Body {
  readonly requestBody?: { readonly required: true; readonly content: MediaTypes };
}

function bodyOf({ method, encoding, open, request }: NotedContract): Body {
  if (method === 'GET') return {};
  const [mediaType, any] =
    encoding === 'multipart'
      ? (['multipart/form-data', 'AnyForm'] as const)
      : (['application/json', 'AnyObject'] as const);
  const schema = open ? sharedSchema(any) : schemaOf(request);
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

/** The errors of the catalogue that a call can answer with, each with the surface it shows on there. */
const possibleErrors = (wanted: Pick<NotedContract, 'service' | 'name'>) =>
  errorCases
    .filter(({ contract }) => contract.service === wanted.service && contract.name === wanted.name)
    .map(({ code, name, surface, message, followUp }) => {
      return { code, name, surface, message, followUp };
    });

/** A call of the catalogue as an operation of the document. */
export function operationOf(contract: NotedContract) {
  const { service, name, purpose, source } = contract;
  const { twin } = placement(contract);
  const parameters = parametersOf(contract);
  return {
    operationId: operationId(contract),
    tags: [groupOf(contract)] as const,
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
    'x-repeated': isRepeated(contract),
    'x-protected-host': contract.protectedHost ?? false,
    ...(twin === undefined ? {} : { 'x-twin': twin }),
    'x-errors': possibleErrors(contract),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(contract),
    responses: responsesOf(contract),
  };
}

/** One call of the catalogue. */
export type Operation = ReturnType<typeof operationOf>;
