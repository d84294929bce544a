import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { Failure } from '../process/Failure.mjs';
import type { Defect } from './Defect.ts';

/**
 * The text of a source file with the defect in it.
 * @throws {Failure} when the file no longer holds what the defect replaces, or holds it twice
 */
export function withDefect({ name, file, find, replace }: Defect, text: string): string {
  const count = text.split(find).length - 1;
  if (count === 1) return text.replace(find, () => replace);
  throw new Failure(
    `The defect "${name}" must find its text once in ${file}, and finds it ${count} times:\n\n` +
      `${find}\n\nWrite it anew in tools/mutants/defects.ts.`,
  );
}

/** Puts a defect into a build; the file itself is not touched. @throws {Failure} as `withDefect` does */
export function seedDefect(root: string, defect: Defect): Plugin {
  const file = join(root, defect.file);
  const text = withDefect(defect, readFileSync(file, 'utf8'));
  return {
    name: 'portico:defect',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === file ? text : null),
  };
}
