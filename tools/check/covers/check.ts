import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coversProblems } from './coversProblems.ts';

// `npm run check:covers`: a requirement is covered by code that ships.

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
const files = globSync(
  ['{src,tools/generate}/**/*.test.{ts,tsx}', 'stories/{components,docs/**}/*.stories.tsx'],
  {
    cwd: root,
  },
).map((file) => file.replaceAll('\\', '/'));
const problems = coversProblems(files, read);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files of tests and stories, ${problems.length} problems`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
