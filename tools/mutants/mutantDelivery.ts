import type { AsyncLocalStorage } from 'node:async_hooks';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Delivery } from '../server/Delivery.ts';
import type { Regions } from '../server/Regions.ts';
import { siteEntries } from '../sites/siteEntries.ts';
import { chunkWith } from './chunkWith.ts';
import { restamp } from './restamp.ts';

/** The name of the chunk that lists the sites for the menus. */
const SITES = '_virtual_portico-sites';

interface Surroundings {
  readonly dist: string;
  readonly regions: Regions;
  /** The region that the request under way changes, as it is then; undefined for a plain request. */
  readonly current: AsyncLocalStorage<RegionConfig>;
}

/**
 * Delivers a build as if a region had been built with other data: its page, its chunk, and the
 * list of sites.
 */
export async function mutantDelivery(
  delivery: Delivery,
  { dist, regions, current }: Surroundings,
): Promise<Delivery> {
  const sites = await chunkWith(dist, SITES, siteEntries([...regions.values()]));
  const chunks = new Map<string, string>();
  for (const region of regions.values())
    chunks.set(await chunkWith(dist, region.id, region), region.id);

  /** What a mutant's address holds in place of the build's file; null where they are the same. */
  function dataAt(path: string, mutated: RegionConfig): unknown {
    if (path === sites) return siteEntries([...new Map(regions).set(mutated.id, mutated).values()]);
    return chunks.get(path) === mutated.id ? mutated : null;
  }

  return {
    ...delivery,
    async page(wanted) {
      const page = await delivery.page(wanted);
      const mutated = current.getStore();
      return page === null || mutated?.id !== wanted.site.region
        ? page
        : restamp(page, wanted.site, wanted.region, mutated);
    },
    assets(request, response, next) {
      const mutated = current.getStore();
      const data = mutated === undefined ? null : dataAt(request.url ?? '', mutated);
      if (data === null) return delivery.assets(request, response, next);
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(`export default ${JSON.stringify(data)};`);
    },
  };
}
