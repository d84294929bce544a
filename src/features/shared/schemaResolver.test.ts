import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaResolver } from './schemaResolver.ts';

const resolve = schemaResolver(
  z.object({
    name: z.string().check(z.minLength(3, 'too short'), z.regex(/^[a-z]/, 'no letter first')),
    agreed: z.boolean().check(z.refine((checked) => checked, 'not agreed')),
  }),
);
const options = { fields: {}, shouldUseNativeValidation: false };

it('returns the values of a valid form and no error', () => {
  const values = { name: 'ada', agreed: true };
  expect(resolve(values, undefined, options)).toEqual({ values, errors: {} });
});

it('returns the first error of each field', () => {
  expect(resolve({ name: '1', agreed: false }, undefined, options)).toEqual({
    values: {},
    errors: {
      name: { type: 'schema', message: 'too short' },
      agreed: { type: 'schema', message: 'not agreed' },
    },
  });
});
