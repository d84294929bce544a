import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';

/** The regions by id. */
export type Regions = ReadonlyMap<string, RegionConfig>;

export const regionsById = (regions: readonly RegionConfig[]): Regions =>
  new Map(regions.map((region) => [region.id, region]));
