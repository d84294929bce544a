import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../setup/process/Failure.mjs';
import type { Start } from './Start.ts';

/**
 * Writes a start into a project.
 *
 * @returns the files that were written
 * @throws {Failure} before anything is written, when a file exists already or a list has no place for it
 */
export function writeStart(
  root: string,
  { files, lines }: Pick<Start, 'files' | 'lines'>,
): readonly string[] {
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken !== undefined)
    throw new Failure(`${taken} exists already: edit it, or choose another name.`);
  const changed = Object.entries(lines).map(
    ([file, change]) => [file, change(readFileSync(join(root, file), 'utf8'))] as const,
  );
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...Object.keys(files), ...Object.keys(lines)];
}
