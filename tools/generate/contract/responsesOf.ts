import type { NotedContract } from '../../../src/api/Contract.ts';
import type { JsonSchema, MediaTypes, Response, Responses } from './OpenApi.ts';
import { fieldsOf, schemaOf } from './schemaOf.ts';
import { sharedSchema } from './sharedSchemas.ts';

const json = (schema: JsonSchema): MediaTypes => ({ 'application/json': { schema } });

/** Responses that many calls share. */
export const sharedResponses = {
  PassportError: {
    description: 'The same form of an error, under another status.',
    content: json(sharedSchema('PassportError')),
  },
  ProductError: {
    description: 'The same form of an error, under another status.',
    content: json(sharedSchema('ProductError')),
  },
  Throttled: {
    description: 'Too many calls; the client does not repeat it by itself (E-19).',
    headers: {
      'Retry-After': {
        description: 'Seconds to wait, or a date; the client keeps it between 1 s and 1 h.',
        schema: { type: 'string' },
      },
    },
  },
} as const satisfies Readonly<Record<string, Response>>;

const sharedResponse = (name: keyof typeof sharedResponses) =>
  ({ $ref: `#/components/responses/${name}` }) as const;

const literal = (text: string): JsonSchema => ({ type: 'string', const: text });
const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema => ({ title: 'Success', type: 'object', properties, required });

/** What a success carries, in the envelope of its service. Source: S-068, S-069, A§7. */
function successOf(contract: NotedContract): JsonSchema {
  const { service, open, flat, okCode, response } = contract;
  const data: JsonSchema = open ? sharedSchema('AnyObject') : schemaOf(response);
  if (service === 'assets') return data;
  if (service === 'passport' && !flat)
    return object({ message: literal('success'), data }, ['message', 'data']);
  const code = okCode === undefined ? { type: 'integer', const: 0 } : literal(okCode);
  const coded = { code, message: { type: ['string', 'null'] } };
  if (!flat) return object({ ...coded, data }, ['code', 'data']);
  const { properties, required } = fieldsOf(data);
  return object({ ...coded, ...properties }, ['code', ...required]);
}

const redirect: Responses = {
  302: {
    description: 'The provider asks the user, then sends the browser back to `redirect_uri`.',
    headers: {
      Location: { description: 'Where the browser goes on.', schema: { type: 'string' } },
    },
  },
  '4XX': { description: 'The provider’s own page explains what is wrong with the request.' },
  default: { description: 'A page of the provider.' },
};

/** What a call answers: success and error both come with 200, so the envelope distinguishes them. */
export function responsesOf(contract: NotedContract): Responses {
  const { service, faultClass } = contract;
  if (service === 'oauth') return redirect;
  const throttled = { 429: sharedResponse('Throttled') };
  const success = successOf(contract);
  if (service === 'assets')
    return { 200: { description: 'The file.', content: json(success) }, ...throttled };
  const error = service === 'passport' ? 'PassportError' : 'ProductError';
  const decision = faultClass === 'commit' ? [sharedSchema('IdentityDecision')] : [];
  return {
    200: {
      description: 'The answer; its envelope shows whether it is a success.',
      content: json({ anyOf: [success, sharedSchema(error), ...decision] }),
    },
    ...throttled,
    default: sharedResponse(error),
  };
}
