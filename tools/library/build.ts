import { join } from 'node:path';
import { runMain } from '../process/runMain.mjs';
import { buildLibrary } from './buildLibrary.ts';

/** `npm run build:lib`: the components for other teams, as a package in dist-lib/. */
await runMain(async () => {
  await buildLibrary(join(import.meta.dirname, '../../dist-lib'));
  console.log('dist-lib/ holds @portico/components; `npm pack ./dist-lib` makes a tarball of it');
  return 0;
});
