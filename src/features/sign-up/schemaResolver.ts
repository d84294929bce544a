import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Judges a flat form by a schema, for React Hook Form: the first fault of each field counts. */
export const schemaResolver =
  <Values extends FieldValues>(schema: ZodMiniType<Values, Values>): Resolver<Values> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (error === undefined) return { values: data, errors: {} };
    const faults = error.issues
      .toReversed()
      .map(({ path, message }) => [path[0], { type: 'schema', message }] as const);
    return { values: {}, errors: Object.fromEntries(faults) as FieldErrors<Values> }; // its own fields
  };
