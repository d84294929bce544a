import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

const files = import.meta.glob<RegionConfig>('../../../regions/*.ts', { import: 'default' });

/**
 * Loads one region's data; each region is a chunk of its own.
 * @throws Error when no file describes the region
 */
export async function loadRegion(id: string): Promise<RegionConfig> {
  const load = files[`../../../regions/${id}.ts`];
  if (load === undefined)
    throw new Error(`There is no region \`${id}\`; add regions/${id}.ts, or stamp another region.`);
  return load();
}
