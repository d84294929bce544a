import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build of Storybook is made of. */
const sources = '{src,stories,mocks,regions,.storybook}/**/*';

/** Whether nothing changed since Storybook was built; a folder changes when a file of it goes. */
export function isStorybookFresh(root: string): boolean {
  const index = join(root, 'storybook-static/index.json');
  if (!existsSync(index)) return false;
  const { mtimeMs } = statSync(index);
  const files = [...globSync(sources, { cwd: root }), 'package-lock.json', 'tsconfig.json'];
  return files.every((file) => statSync(join(root, file)).mtimeMs <= mtimeMs);
}
