import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The parts of the page's script, each after those it needs. */
const PARTS = ['dom', 'evidence', 'panel', 'filters', 'grid', 'start'] as const;

/** Joins modules that import only each other: types, imports and `export` are dropped. */
export function joinModules(sources: readonly string[]): string {
  return sources
    .map((source) =>
      stripTypeScriptTypes(source)
        .replaceAll(/^import [^;]*;$/gm, '')
        .replaceAll(/^export (?=const|function|class)/gm, ''),
    )
    .join('\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n');
}

/** The script of the page, without libraries and ready to stand inline. */
export function clientScript(): string {
  const sources = PARTS.map((name) =>
    readFileSync(new URL(`client/${name}.ts`, import.meta.url), 'utf8'),
  );
  return joinModules(sources).replaceAll('</script', String.raw`<\/script`);
}
