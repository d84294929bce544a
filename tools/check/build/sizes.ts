import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstFiles } from './firstFiles.ts';

// size-limit's configuration, for `npm run check:build`: what each site may load before its form is
// usable, compressed with brotli.

const dist = join(import.meta.dirname, '../../../dist');
const sites = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html')));

export default sites.map((site) => ({
  name: `scripts of ${site} before the form is usable`,
  path: firstFiles(dist, site)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(dist, file)),
  limit: '125 KiB',
  message: 'Load what the first step does not use with import().',
}));
