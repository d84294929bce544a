import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Validates a flat form by a schema, for React Hook Form; returns the first error of each field. */
export const schemaResolver =
  <Values extends FieldValues>(schema: ZodMiniType<Values, Values>): Resolver<Values> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (error === undefined) return { values: data, errors: {} };
    const errors = error.issues
      .toReversed()
      .map(({ path, message }) => [path[0], { type: 'schema', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }; // only Values' fields
  };
