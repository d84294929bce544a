import type { RegionConfig } from './RegionConfig.ts';
import { regionSchema } from './regionSchema.ts';

/** A region file that breaks its schema. The message names the file, the field, its value and the fix. */
export class RegionError extends Error {
  override readonly name = 'RegionError';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
    value,
  );

/**
 * Validates one resolved region. For checks, servers and the build; never shipped.
 * @throws RegionError with one line per wrong field
 */
export function parseRegion(file: string, value: unknown): RegionConfig {
  const result = regionSchema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const where = issue.path.join('.') || '(the whole file)';
    if (issue.code === 'unrecognized_keys') return `  ${where}: ${issue.message}`;
    const found = JSON.stringify(valueAt(value, issue.path)) ?? 'missing';
    return `  ${where} is ${found}: ${issue.message}`;
  });
  throw new RegionError(
    `${file} breaks the region schema:\n${lines.join('\n')}\n` +
      'Fix the fields named; src/domain/region/regionFields.ts describes each one.',
  );
}
