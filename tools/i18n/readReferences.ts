import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type References, referencesOf } from './referencesOf.ts';

/** Where texts are referred to: the application, the regions, and what the server stamps on a page. */
const sources = '{src,regions,tools/document}/**/*.{ts,tsx}';

const isSource = (file: string): boolean => !/\.test\.|\/support\/|\/locales\//.test(file);

/** Collects what every source file of the repository may refer to, by the file's path. */
export function readReferences(root: string): ReadonlyMap<string, References> {
  const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files
      .filter(isSource)
      .toSorted()
      .map((file) => [file, referencesOf(file, readFileSync(join(root, file), 'utf8'))]),
  );
}
