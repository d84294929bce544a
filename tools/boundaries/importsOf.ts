import { parseSync } from 'oxc-parser';

const glob = /import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g;

/**
 * Every module that a file names: static imports, re-exports, literal dynamic imports, globs.
 * @throws Error when the file does not parse
 */
export function importsOf(path: string, code: string): readonly string[] {
  const { module, errors } = parseSync(path, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const dynamic = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(code.slice(start, end))?.[1],
  );
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...reExports,
    ...dynamic,
    ...[...code.matchAll(glob)].map(([, pattern]) => pattern),
  ].filter((name) => name !== undefined);
}
