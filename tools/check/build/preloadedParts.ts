import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const preloadInPage = /<link rel="modulepreload"[^>]*href="\/([^"]+)"/g;

/** What a chunk of data holds; undefined for one that is no data, or not there. */
async function dataIn(file: string): Promise<unknown> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
    return module.default;
  } catch {
    return undefined; // code of the application, which needs a browser
  }
}

/**
 * Compares what a page preloads with what its site needs at once.
 *
 * @param parts the data of each needed part, by a name to print
 * @returns the names of the parts that are not preloaded, and the chunks that are and hold none
 */
export async function preloadedParts(
  dist: string,
  page: string,
  parts: Readonly<Record<string, unknown>>,
): Promise<{ readonly missing: readonly string[]; readonly others: readonly string[] }> {
  const missing = new Map(Object.entries(parts));
  const others: string[] = [];
  for (const [, chunk = ''] of page.matchAll(preloadInPage)) {
    const data = await dataIn(join(dist, chunk));
    const found = [...missing].find(([, part]) => isDeepStrictEqual(part, data));
    if (found === undefined) others.push(chunk);
    else missing.delete(found[0]);
  }
  return { missing: [...missing.keys()], others };
}
