import type { Manifest } from 'vite';

/** What a module of the build needs at once, by path: its own chunk and its static imports. */
interface Needed {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** @throws Error when the build made no chunk of that module */
export function chunksOf(manifest: Manifest, source: string): Needed {
  const start = manifest[source];
  if (start === undefined)
    throw new Error(`The build made no chunk of ${source}; load it with import() from src/app.`);
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: typeof start): void => {
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next !== undefined) visit(next);
    }
  };
  visit(start);
  return { scripts: [...seen], styles: [...styles] };
}
