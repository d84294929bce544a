import { posix } from 'node:path';
import { parseFile } from '../parseFile.ts';

/** Reads a file by its path from the repository's root; null when there is none. */
export type ReadSource = (path: string) => string | null;

/** A file with the names that other files of the portal import from it. */
interface Reached {
  readonly code: string;
  /** Imported names; `*` stands for all, as in a dynamic import. */
  readonly names: Set<string>;
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

/** What a file imports as a value, by path and name. @throws Error when the file does not parse */
export function valueImportsOf(
  path: string,
  code: string,
): readonly { readonly path: string; readonly name: string; readonly local: string }[] {
  const { module } = parseFile(path, code);
  const at = (name: string) => posix.join(posix.dirname(path), name);
  const local = (name: string) => name.startsWith('.') && isSource(name);
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType && local(moduleRequest.value))
      .map(({ importName, localName }) => ({
        path: at(moduleRequest.value),
        name: importName.name ?? '*',
        local: localName.value,
      })),
  );
  const whole = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))
    .filter(local)
    .map((name) => ({ path: at(name), name: '*', local: '*' }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest, importName }) =>
      !isType && moduleRequest && local(moduleRequest.value)
        ? [{ path: at(moduleRequest.value), name: importName.name ?? '*', local: '*' }]
        : [],
    ),
  );
  return [...named, ...whole, ...passedOn];
}

/** The files of a program: those that its entries import as values, directly or not, with the names that are imported. */
export function reachedFrom(entries: readonly string[], read: ReadSource): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  const waiting = entries.map((path) => ({ path, name: '*' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const known = reached.get(next.path);
    known?.names.add(next.name);
    const code = known === undefined ? read(next.path) : null;
    if (code === null) continue;
    reached.set(next.path, { code, names: new Set([next.name]) });
    waiting.push(...valueImportsOf(next.path, code));
  }
  return reached;
}

/** Whether the program uses an export: another file imports it, or its own file mentions it again. */
export function usesExport(
  reached: ReadonlyMap<string, Reached>,
  path: string,
  name: string,
): boolean {
  const file = reached.get(path);
  if (file === undefined) return false;
  if (file.names.has(name) || file.names.has('*') || name === '*') return true;
  const code = file.code.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return (code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;
}
