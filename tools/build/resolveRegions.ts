import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { regionsFolder } from '../regions/loadRegions.ts';

/**
 * Ships each region as its resolved values: its chunk holds data alone, without the defaults, the
 * merge, or a decision's number.
 *
 * @param regions every region, loaded from `folder`
 */
export function resolveRegions(regions: readonly RegionConfig[], folder = regionsFolder): Plugin {
  const byFile = new Map(
    regions.map((region) => [normalizePath(join(folder, `${region.id}.ts`)), region]),
  );
  return {
    name: 'portico:resolve-regions',
    enforce: 'pre',
    load(id) {
      const region = byFile.get(id);
      return region === undefined ? null : `export default ${JSON.stringify(region)};`;
    },
  };
}
