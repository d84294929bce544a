import { posix } from 'node:path';
import { apart, arrows, folderOf } from './arrows.ts';

export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

export const isTest = (path: string): boolean => /\.test\.[a-z]+$/.test(path);

/** Code in src that only tests run: a test, or what lies in a `support/` folder beside tests. */
const isForTests = (path: string): boolean => isTest(path) || path.includes('/support/');

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function checkPackage(path: string, name: string, { dependencies }: Manifest): string | null {
  const ships = path.startsWith('src/') || path.startsWith('regions/');
  if (!ships || isForTests(path) || packageOf(name) in dependencies) return null;
  return `${path} ships to the browser but imports \`${name}\`, which is not among the dependencies of package.json. Move the code to tools/, or add the package if it is worth its bytes.`;
}

/** The part of a folder that a path belongs to, by a pattern; null for what is beside the parts. */
function partOf(path: string, pattern: string): string | null {
  const [start = '', end = ''] = pattern.split('*');
  if (!path.startsWith(start)) return null;
  const rest = path.slice(start.length);
  const length = rest.indexOf(end);
  return length === -1 || rest.slice(0, length).includes('/') ? null : rest.slice(0, length);
}

function checkParts(path: string, target: string): string | null {
  for (const { part, but } of apart) {
    const [own, other] = [partOf(path, part), partOf(target, part)];
    if (own !== null && other !== null && own !== other && !(but && target.startsWith(but)))
      return `${path} imports ${target}, but no ${part} imports another${but === undefined ? '' : ` but ${but}`}. Move what both need to a lower layer, or beside them where all may use it.`;
  }
  return null;
}

/**
 * What is wrong with one import, or null. Paths are from the repository's root.
 * Unit tests may cite requirements (`#covers`) from anywhere but conformance/.
 */
export function checkImport(path: string, name: string, manifest: Manifest): string | null {
  const folder = folderOf(path);
  if (name === '#covers')
    return isTest(path) && folder !== 'conformance'
      ? null
      : `${path} imports #covers, which is for unit tests outside of conformance/.`;
  if (name.startsWith('virtual:')) return null; // made by a plugin of vite.config.ts
  if (!name.startsWith('.')) return checkPackage(path, name, manifest);
  const target = posix.join(posix.dirname(path), name);
  if (path.startsWith('src/') && !isForTests(path) && isForTests(target))
    return `${path} imports ${target}, which is for tests only. Move the code that ships out of support/.`;
  const other = folderOf(target);
  if (folder === other) return checkParts(path, target);
  if (arrows[folder].includes(other)) return null;
  const allowed = arrows[folder].join(', ') || 'only itself';
  return `${path} imports ${target}, but ${folder} may import ${allowed}. Move the code, or pass it in from above (tools/check/imports/arrows.ts holds the table).`;
}
