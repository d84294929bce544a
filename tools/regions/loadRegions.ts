import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regionIds } from './regionIds.ts';
import { parseRegion, RegionError } from '../../src/domain/region/parseRegion.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';

/** Where the region files are. */
export const regionsFolder = join(import.meta.dirname, '../../regions');

/**
 * Loads and validates every region file of a folder.
 * @throws RegionError that names the file, the field, its value and the fix
 */
export async function loadRegions(folder = regionsFolder): Promise<readonly RegionConfig[]> {
  const files = regionIds(pathToFileURL(folder)).map((id) => `${id}.ts`);
  return Promise.all(
    files.map(async (file) => {
      const module: { readonly default?: unknown } = await import(
        pathToFileURL(join(folder, file)).href
      );
      const region = parseRegion(`regions/${file}`, module.default);
      if (`${region.id}.ts` === file) return region;
      throw new RegionError(
        `regions/${file} has the id \`${region.id}\`; name the file regions/${region.id}.ts, or fix the id.`,
      );
    }),
  );
}
