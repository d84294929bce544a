import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseFile } from '../parseFile.ts';
import { knownCircles } from './arrows.ts';
import { checkImport, isTest, type Manifest } from './checkImport.ts';
import { circlesIn, type Import, nodeOf } from './circles.ts';

const glob = /import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g;

/**
 * Every module that a file names: static imports, re-exports, literal dynamic imports, globs.
 * @throws Error when the file does not parse
 */
function importsOf(path: string, code: string): readonly string[] {
  const { module } = parseFile(path, code);
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

const sources = '{*,{src,regions,mocks,stories,conformance,tools,.storybook}/**/*}.{ts,tsx,mjs,js}';
const ignored = /^(node_modules|dist|storybook-static|\.results|\.cache)\/|\/node_modules\//;

export interface ImportReport {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly string[];
}

/** Checks every import of every source file below a folder with a package.json, and the circles they make. */
export function checkImports(root: string, known = knownCircles): ImportReport {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')); // npm's own format
  const files = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file));
  const found = files.flatMap((from) =>
    importsOf(from, readFileSync(join(root, from), 'utf8')).map((name) => ({ from, name })),
  );
  const local = found
    .filter(({ from, name }) => name.startsWith('.') && !name.endsWith('.json') && !isTest(from))
    .map(({ from, name }): Import => ({ from, to: posix.join(posix.dirname(from), name) }));
  return {
    files: files.length,
    imports: found.length,
    violations: [
      ...found.flatMap(({ from, name }) => checkImport(from, name, manifest) ?? []),
      ...circleViolations(local, known),
    ],
  };
}

function circleViolations(local: readonly Import[], known: readonly string[]): readonly string[] {
  const circles = [...circlesIn(local, nodeOf), ...circlesIn(local, (path) => path)];
  const isKnown = (nodes: readonly string[]) => (folder: string) =>
    nodes.every((node) => node.startsWith(`${folder}/`));
  return [
    ...circles
      .filter(({ nodes }) => !known.some(isKnown(nodes)))
      .map(
        ({ nodes, imports }) =>
          `${nodes.join(', ')} import each other in a circle: ${imports.map(({ from, to }) => `${from} imports ${to}`).join('; ')}. Move what both need to where neither imports the other.`,
      ),
    ...known
      .filter((folder) => !circles.some(({ nodes }) => isKnown(nodes)(folder)))
      .map(
        (folder) =>
          `${folder} holds no circle any more; take it out of knownCircles in tools/check/imports/arrows.ts.`,
      ),
  ];
}

// `npm run check:imports`
if (import.meta.main) {
  const { files, imports, violations } = checkImports(join(import.meta.dirname, '../../..'));
  for (const violation of violations) console.error(violation);
  console.log(`${files} files, ${imports} imports, ${violations.length} violations`);
  // Nothing read means that the check saw nothing, not that nothing is wrong.
  process.exitCode = violations.length > 0 || imports === 0 ? 1 : 0;
}
