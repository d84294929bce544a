import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { readOptions } from './options.ts';
import { proveDefects } from './proveDefects.ts';
import { proveRegions } from './proveRegions.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.results/mutants');

/** The build, kept from whoever builds meanwhile. */
function copyOfDist(): string {
  const [from, to] = [join(root, 'dist'), join(folder, 'dist')];
  if (!existsSync(from)) throw new Failure('There is no dist/: run `npm run build`.');
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  return to;
}

await runMain(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  const { only, sample } = options;
  const verdict =
    only === 'defects' ? null : await proveRegions(options, { folder, dist: copyOfDist(), signal });
  const defects = only === 'regions' ? [] : await proveDefects(options, folder, signal);
  const lost = defects.filter(({ killedBy }) => killedBy === null).length;
  if (sample) {
    const { killed = 0, all = 0 } = verdict?.all ?? {};
    const counts = { passed: killed + defects.length - lost, failed: all - killed + lost };
    writeFileSync(`${folder}.json`, JSON.stringify({ layer: 'mutants', ...counts }));
  }
  return (verdict?.holds ?? true) && lost === 0 ? 0 : 1;
});
