import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regionsFolder } from '../regions/loadRegions.ts';
import { regionIds } from '../regions/regionIds.ts';
import { defects } from './defects.ts';
import { judgeDefects, type JudgedDefect } from './judgeDefects.ts';
import type { Options } from './options.ts';
import { sampleDefects } from './sample.ts';

/** Builds the chosen defects, and says which of them the suite saw. */
export async function proveDefects(
  { sample, defect }: Options,
  folder: string,
  signal: AbortSignal,
): Promise<readonly JudgedDefect[]> {
  const chosen = defects.filter(({ name }) =>
    sample ? sampleDefects.includes(name) : defect.test(name),
  );
  console.log(`${chosen.length} defects.`);
  const judged = await judgeDefects(chosen, {
    folder: join(folder, 'defects'),
    regions: regionIds(pathToFileURL(regionsFolder)),
    trusts: sample,
    signal,
    say: (line) => console.log(line),
  });
  const seen = judged.filter(({ killedBy }) => killedBy !== null).length;
  console.log(`defects seen       ${seen} of ${judged.length}, of which all must be`);
  return judged;
}
