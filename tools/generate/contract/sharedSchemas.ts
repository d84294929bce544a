import type { JsonSchema } from './OpenApi.ts';

const textOrNull: JsonSchema = { type: ['string', 'null'] };

/** Bodies that many calls share. Source: A§8, S-068, S-069, S-114. */
export const sharedSchemas = {
  AnyObject: {
    description: 'Any JSON object: the specification shows no bodies.',
    type: 'object',
  },
  AnyForm: {
    description: 'Any fields and files: the specification shows no bodies.',
    type: 'object',
  },
  PassportError: {
    title: 'Error of the account service',
    description: 'The client reads the fields of `data` also without the envelope around them.',
    type: 'object',
    properties: {
      message: { type: 'string', const: 'error' },
      data: {
        anyOf: [
          {
            title: 'A code',
            type: 'object',
            properties: {
              error_code: {
                description: '0 is the internal error here, never success.',
                anyOf: [{ type: 'integer' }, { type: 'string', const: 'CloseCaptcha' }],
              },
              description: { ...textOrNull, description: 'The server’s own message for the user.' },
              log_id: textOrNull,
              verify_ticket: {
                ...textOrNull,
                description: 'What the single form hands over at its next try.',
              },
            },
            required: ['error_code'],
          },
          { title: 'A text', type: 'string', description: 'The message alone, or CloseCaptcha.' },
        ],
      },
    },
    required: ['message', 'data'],
  },
  ProductError: {
    title: 'Error of the product API',
    type: 'object',
    properties: {
      code: {
        description: 'Anything but 0.',
        anyOf: [
          { type: 'integer', minimum: 1 },
          { type: 'integer', maximum: -1 },
        ],
      },
      message: textOrNull,
      log_id: textOrNull,
    },
    required: ['code'],
  },
  IdentityDecision: {
    title: 'Identity verification is asked for',
    description: 'The client verifies and sends the call once more with the passport ticket.',
    type: 'object',
    properties: {
      message: { type: 'string', const: 'error' },
      data: {
        type: 'object',
        properties: {
          decision: {
            type: 'object',
            properties: {
              type: { type: 'string', const: 'identity_verification' },
              contact: { type: 'string', description: 'The bound contact, most of it hidden.' },
              contact_type: { type: 'string', enum: ['email', 'mobile'] },
              ticket: { type: 'string', description: 'Stands for the contact at the code calls.' },
            },
            required: ['type', 'contact', 'contact_type', 'ticket'],
          },
        },
        required: ['decision'],
      },
    },
    required: ['message', 'data'],
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** Points to one of them. */
export const sharedSchema = (name: keyof typeof sharedSchemas) =>
  ({ $ref: `#/components/schemas/${name}` }) as const;
