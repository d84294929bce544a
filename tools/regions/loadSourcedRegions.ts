import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { loadRegions, regionsFolder } from './loadRegions.ts';
import { sourcesIn, type Sources } from './sourcesIn.ts';

/** A region and where its values come from. */
export interface SourcedRegion {
  readonly region: RegionConfig;
  readonly sources: Sources;
}

/**
 * Loads every region with the sources of its values.
 * @throws RegionError or Error when a file does not hold
 */
export async function loadSourcedRegions(
  folder = regionsFolder,
): Promise<readonly SourcedRegion[]> {
  const regions = await loadRegions(folder);
  return regions.map((region) => {
    const code = readFileSync(join(folder, `${region.id}.ts`), 'utf8');
    return { region, sources: sourcesIn(`regions/${region.id}.ts`, code) };
  });
}
