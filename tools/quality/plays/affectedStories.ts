import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const storyFile = /stories\/\S+\.stories\.tsx/g;

/**
 * The story files that a change to a source file can touch, by the module graph of the built Storybook.
 * Needs `storybook-static/preview-stats.json`; needs no account.
 */
export function affectedStories(file: string): readonly string[] {
  const chromatic = join(root, 'node_modules/.bin/chromatic');
  const output = execFileSync(chromatic, ['trace', '--mode', 'compact', `./${file}`], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return [...new Set(output.match(storyFile) ?? [])].toSorted();
}
