import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from './missingParts.ts';

const root = join(import.meta.dirname, '../..');
const readIf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads what there is of components, stories and the library; the stories from a built workshop. */
export function readHouse(stories: House['stories']): House {
  const home = join(root, 'src/components');
  const files = new Set(stories.map(({ importPath }) => importPath));
  return {
    components: readdirSync(home).filter((name) => existsSync(join(home, name, `${name}.tsx`))),
    stories,
    sources: new Map([...files].map((file) => [file, readIf(join(root, file))])),
    library: readIf(join(home, 'library.ts')),
  };
}
