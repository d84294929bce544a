import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaResolver } from './schemaResolver.ts';

const judge = schemaResolver(
  z.object({
    name: z.string().check(z.minLength(3, 'too short'), z.regex(/^[a-z]/, 'no letter first')),
    agreed: z.boolean().check(z.refine((ticked) => ticked, 'not agreed')),
  }),
);
const options = { fields: {}, shouldUseNativeValidation: false };

it('a form that holds has its values and no fault', () => {
  const values = { name: 'ada', agreed: true };
  expect(judge(values, undefined, options)).toEqual({ values, errors: {} });
});

it('each field tells its first fault', () => {
  expect(judge({ name: '1', agreed: false }, undefined, options)).toEqual({
    values: {},
    errors: {
      name: { type: 'schema', message: 'too short' },
      agreed: { type: 'schema', message: 'not agreed' },
    },
  });
});
