import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  ...['src/**/*', 'regions/**/*', '*.html', 'vite.config.*', 'package-lock.json'],
  'tools/{build,document,regions,server,sites}/**/*',
];
const NOT_BUILT = /\.(test|spec|stories)\.tsx?$/;

function newest(root: string, patterns: readonly string[]): number {
  const times = globSync([...patterns], { cwd: root, exclude: (path) => NOT_BUILT.test(path) })
    .map((path) => statSync(join(root, path)))
    .filter((stats) => stats.isFile())
    .map((stats) => stats.mtimeMs);
  return Math.max(0, ...times);
}

/** Whether dist/ is there and no source was changed after it was built; stamping it does not count. */
export function isBuildFresh(root: string): boolean {
  if (!existsSync(join(root, 'dist'))) return false;
  return newest(root, ['dist/assets/**/*']) >= newest(root, SOURCES);
}
