import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../process/Failure.mjs';

/**
 * The address of the chunk of a build whose default export is this data and nothing else.
 *
 * @param name with which the chunk's file begins
 * @throws {Failure} when the build has none
 */
export async function chunkWith(dist: string, name: string, data: unknown): Promise<string> {
  const files = readdirSync(join(dist, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  for (const file of files) {
    const chunk: { readonly default?: unknown } = await import(
      pathToFileURL(join(dist, 'assets', file)).href
    );
    if (isDeepStrictEqual(chunk.default, data)) return `/assets/${file}`;
  }
  throw new Failure(
    `${dist} has no chunk ${name}-*.js with the data of this working tree: run \`npm run build\`.`,
  );
}
