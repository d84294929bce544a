import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { environmentSchema, type Environment } from '../../src/app/environment/Environment.ts';
import { Failure } from '../process/Failure.mjs';

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** A field that nobody reads is a misspelt one. */
const fileSchema = z.strictObject(environmentSchema.shape);

/**
 * Reads the environment of a deployment from a JSON file.
 *
 * @param regionIds the regions whose sites it may place
 * @throws {Failure} that names the file and each wrong field
 */
export function readEnvironment(file: string, regionIds: readonly string[]): Environment {
  const result = fileSchema.safeParse(readJson(file), { error: z.locales.en().localeError });
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.') || '(whole file)'}: ${message}`,
    );
    throw new Failure(
      `${file} is no environment; src/app/environment/Environment.ts says what each field holds.\n${problems.join('\n')}`,
    );
  }
  for (const [region, origin] of Object.entries(result.data.sites)) {
    if (!regionIds.includes(region))
      throw new Failure(
        `${file} places a site of region \`${region}\`, which there is not; take one of ${regionIds.join(', ')}.`,
      );
    if (!isOrigin(origin))
      throw new Failure(
        `${file} places ${region} at \`${origin}\`, which is no origin; write it like https://${region}.portico.example.`,
      );
  }
  return result.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`${file} cannot be read as JSON: ${why}`);
  }
}
