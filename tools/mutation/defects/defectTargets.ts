import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPortal } from '../../build/buildPortal.ts';
import { regionsFolder } from '../../regions/loadRegions.ts';
import { regionIds } from '../../regions/regionIds.ts';
import type { Options } from '../options.ts';
import type { Target } from '../run/Target.ts';
import { sampleDefects } from '../sample.ts';
import { defects } from './defects.ts';
import { defectPlugin, plant } from './plantDefect.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds the portal once for each defect that the options select.
 * @throws {Failure} when a defect no longer fits the sources
 */
export async function defectTargets(
  { sample, defect }: Options,
  folder: string,
  signal: AbortSignal,
  print: (line: string) => void,
): Promise<readonly Target[]> {
  const selected = defects.filter(({ name }) =>
    sample ? sampleDefects.includes(name) : defect.test(name),
  );
  print(`${selected.length} defects.`);
  const all = regionIds(pathToFileURL(regionsFolder));
  const planted = selected.map((one) => ({ ...one, ...plant(root, one) }));
  const targets: Target[] = [];
  for (const [index, one] of planted.entries()) {
    signal.throwIfAborted();
    const dist = join(folder, String(index));
    await buildPortal(dist, [defectPlugin(root, one)]);
    targets.push({
      id: one.name,
      regions: one.regions ?? all,
      tests: one.killedBy,
      served: { dist },
      content: `${one.file}\n${one.code}`,
    });
  }
  return targets;
}
