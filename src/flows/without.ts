import type { Notice } from '../domain/errors/Notice.ts';

type Notices<Field extends string> = Readonly<Partial<Record<Field, Notice>>>;

/** The notices of a form without those of one field or more. */
export const without = <Field extends string>(
  { notices }: { readonly notices: Notices<Field> },
  ...fields: readonly NoInfer<Field>[]
): Notices<Field> =>
  Object.fromEntries(
    Object.entries(notices).filter(([field]) => !fields.some((gone) => gone === field)),
  ) as Notices<Field>; // some of its own entries
