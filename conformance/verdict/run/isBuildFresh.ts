import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../shared/project.ts';

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
  if (!existsSync(join(root, project.dist))) return false;
  return newest(root, [`${project.dist}/assets/**/*`]) >= newest(root, project.sources);
}
