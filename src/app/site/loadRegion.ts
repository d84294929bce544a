import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

const files = import.meta.glob<RegionConfig>(
  ['../../../regions/*.ts', '!../../../regions/defaults.ts'],
  { import: 'default' },
);

/** The ids of all regions. */
export const regionIds = (): readonly string[] =>
  Object.keys(files).map((path) => path.replace('../../../regions/', '').replace('.ts', ''));

/**
 * Loads one region's data; each region is its own chunk.
 * @throws Error when the region has no file
 */
export async function loadRegion(id: string): Promise<RegionConfig> {
  const load = files[`../../../regions/${id}.ts`];
  if (load === undefined)
    throw new Error(
      `There is no region \`${id}\`; add regions/${id}.ts, or name another region in data-region.`,
    );
  return load();
}
