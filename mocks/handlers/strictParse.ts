import * as z from 'zod/mini';

export interface Problem {
  /** Such as `email` or `events.0.name`; `(the whole body)` for the value itself. */
  readonly field: string;
  readonly problem: string;
}

const UNKNOWN_FIELD = 'is not in the contract';
const WHOLE = '(the whole body)';
const { localeError } = z.locales.en(); // without it every message of zod/mini is "Invalid input"

const fieldAt = (path: readonly PropertyKey[]): string => path.map(String).join('.') || WHOLE;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What the schema dropped or changed: unknown fields, and values it rewrites. */
function differences(given: unknown, parsed: unknown, path: readonly string[]): Problem[] {
  if (isObject(given) && isObject(parsed)) {
    return Object.keys(given).flatMap((key) => {
      const at = [...path, key];
      if (given[key] === undefined) return [];
      if (!Object.hasOwn(parsed, key)) return [{ field: fieldAt(at), problem: UNKNOWN_FIELD }];
      return differences(given[key], parsed[key], at);
    });
  }
  return Object.is(given, parsed)
    ? []
    : [{ field: fieldAt(path), problem: 'is changed by the contract’s schema' }];
}

/** The issues as problems; for a union, those of the form with the fewest. */
function problemsOf(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): Problem[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    const [nearest] =
      issue.code === 'invalid_union'
        ? issue.errors.toSorted((one, other) => one.length - other.length)
        : [];
    if (nearest !== undefined && nearest.length > 0) return problemsOf(nearest, path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: fieldAt([...path, key]), problem: UNKNOWN_FIELD }));
    return [{ field: fieldAt(path), problem: issue.message }];
  });
}

/**
 * Validates a body by a contract's schema and rejects unknown fields, which the shipped client
 * tolerates.
 */
export function strictParse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
):
  | { readonly ok: true; readonly data: z.infer<Schema> }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const parsed = schema.safeParse(value, { error: localeError });
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error.issues, []) };
  const problems = differences(value, parsed.data, []);
  return problems.length === 0 ? { ok: true, data: parsed.data } : { ok: false, problems };
}
