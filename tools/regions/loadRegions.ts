import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regionIds } from './regionIds.ts';
import { parseRegion, RegionError } from '../../src/domain/region/parseRegion.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';

const folder = join(import.meta.dirname, '../../regions');

/**
 * Loads and judges every file of regions/.
 * @throws RegionError that names file, field, value and mend
 */
export async function loadRegions(): Promise<readonly RegionConfig[]> {
  const files = regionIds(pathToFileURL(folder)).map((id) => `${id}.ts`);
  return Promise.all(
    files.map(async (file) => {
      const module: { readonly default?: unknown } = await import(
        pathToFileURL(join(folder, file)).href
      );
      const region = parseRegion(`regions/${file}`, module.default);
      if (`${region.id}.ts` === file) return region;
      throw new RegionError(
        `regions/${file} has the id \`${region.id}\`; name the file regions/${region.id}.ts, or mend the id.`,
      );
    }),
  );
}
