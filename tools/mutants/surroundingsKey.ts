import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the answer of the suite depends on besides the build: the suite itself, and the backend. */
const JUDGES = [
  'conformance/{specs,expectations,fixtures,pages,support,plan}/**/*.{ts,tsv}',
  '{mocks,tools/server}/**/*.ts',
];

/** A text of one length for any data. */
export const hashOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/** Stands for a build and for the suite that judges it with so much patience: another one, another key. */
export function surroundingsKey(dist: string, patience: number): string {
  const read = (folder: string, patterns: readonly string[]) =>
    globSync([...patterns], { cwd: folder })
      .toSorted()
      .flatMap((file) => [file, readFileSync(join(folder, file))]);
  return hashOf(String(patience), ...read(dist, ['**/*.{js,css,html}']), ...read(root, JUDGES));
}
