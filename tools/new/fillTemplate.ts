import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const templates = join(import.meta.dirname, 'templates');

/**
 * The files of a template, whose folders are those of the project: their text, by path.
 *
 * @param words what stands for each `__word__` of the template, in paths and texts
 */
export function fillTemplate(
  template: string,
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const folder = join(templates, template);
  const fill = (text: string): string =>
    Object.entries(words).reduce(
      (filled, [word, by]) => filled.replaceAll(`__${word}__`, () => by),
      text,
    );
  const files = globSync('**/*.txt', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.map((file) => [
      fill(file.replace(/\.txt$/, '')),
      fill(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}
