import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstFiles } from './firstFiles.ts';

// size-limit's configuration, for `npm run check:build`: what each site may load, compressed with
// brotli, before its form can be used, and before it is hydrated.

const dist = join(import.meta.dirname, '../../../dist');
const sites = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html')));

export default sites.flatMap((site) => {
  const files = firstFiles(dist, site);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const inDist = (names: readonly string[]): string[] => names.map((file) => join(dist, file));
  return [
    {
      name: `${site}: all until the form is usable`,
      path: inDist(files.filter((file) => !file.endsWith('.js'))),
      limit: '15 kB',
      message: 'Render less ahead, or move styles that the first screen does not use.',
    },
    {
      name: `${site}: scripts until it is hydrated`,
      path: inDist(scripts),
      limit: '140 kB',
      message: 'Load what the first step does not use with import().',
    },
  ];
});
