import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { loadRegions, regionsFolder } from './loadRegions.ts';
import type { Sources } from './Sources.ts';
import { sourcesIn } from './sourcesIn.ts';
import { valuesOf } from './valuesOf.ts';

/** A region and where its values come from. */
export interface SourcedRegion {
  readonly region: RegionConfig;
  /** The source of each value. */
  readonly sources: Sources;
  /** The values that the region's own file states; the others are defaults. */
  readonly own: ReadonlySet<string>;
}

/**
 * Loads every region with the sources of its values.
 * @throws RegionError or Error when a file breaks its form
 */
export async function loadSourcedRegions(
  folder = regionsFolder,
): Promise<readonly SourcedRegion[]> {
  const read = (name: string): Sources =>
    sourcesIn(`regions/${name}`, readFileSync(join(folder, name), 'utf8'));
  const regions = await loadRegions(folder);
  const defaults = read('defaults.ts');
  return regions.map((region) => {
    const own = read(`${region.id}.ts`);
    const sources = valuesOf(region).map(
      ([field]) => [field, own.get(field) ?? defaults.get(field) ?? ''] as const,
    );
    return { region, sources: new Map(sources), own: new Set(own.keys()) };
  });
}
