import type { Manifest } from 'vite';

/**
 * The JavaScript files that a module of the build needs at once: its own chunk and its static imports.
 * @throws Error when the build made no chunk of that module
 */
export function chunksOf(manifest: Manifest, source: string): readonly string[] {
  const start = manifest[source];
  if (start === undefined)
    throw new Error(`The build made no chunk of ${source}; load it with import() from src/app.`);
  const seen = new Set<string>();
  const visit = (chunk: typeof start): void => {
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next !== undefined) visit(next);
    }
  };
  visit(start);
  return [...seen];
}
