import type { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { createSiteData } from '../serve/document/createSiteData.ts';
import { escapeHtml } from '../serve/document/escapeHtml.ts';
import type { Delivery } from '../serve/portal/Delivery.ts';
import type { Regions } from '../serve/portal/Regions.ts';
import { siteEntries } from '../serve/sites/siteEntries.ts';

/** The name of the chunk that lists the sites for the menus. */
const SITES = '_virtual_portico-sites';

/**
 * The address of the chunk of a build whose default export is this data and nothing else.
 *
 * @param name with which the chunk's file begins
 * @throws {Failure} when the build has none
 */
async function chunkWith(dist: string, name: string, data: unknown): Promise<string> {
  const files = readdirSync(join(dist, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  for (const file of files) {
    const chunk: { readonly default?: unknown } = await import(
      pathToFileURL(join(dist, 'assets', file)).href
    );
    if (isDeepStrictEqual(chunk.default, data)) return `/assets/${file}`;
  }
  throw new Failure(
    `${dist} has no chunk ${name}-*.js with the data of this working tree: run \`npm run build\`.`,
  );
}

/** The parts of a page that a build makes of the region's data; what it preloads is a hint. */
function regionalParts(region: RegionConfig, site: Site): readonly string[] {
  const { language, direction, title, noScript } = createSiteData(
    region,
    site,
    plainEnvironment,
    [],
  );
  return [
    `lang="${language}" dir="${direction}"`,
    `<title>${escapeHtml(title)}</title>`,
    `<noscript>${escapeHtml(noScript)}</noscript>`,
  ];
}

/** The page of a site as the build of other data would have made it. */
export function rewritePage(
  page: string,
  site: Site,
  from: RegionConfig,
  to: RegionConfig,
): string {
  const after = regionalParts(to, site);
  return regionalParts(from, site).reduce(
    (text, part, index) => text.replace(part, () => after[index] ?? part),
    page,
  );
}

interface Context {
  readonly dist: string;
  readonly regions: Regions;
  /** The region that the current request's mutant changes, as it is then; undefined for the build. */
  readonly current: AsyncLocalStorage<RegionConfig>;
}

/**
 * Delivers a build as if a region had been built with other data: its page, its chunk, and the
 * list of sites.
 */
export async function mutantDelivery(
  delivery: Delivery,
  { dist, regions, current }: Context,
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
      const mutated = current.getStore();
      if (mutated?.id !== wanted.site.region) return delivery.page(wanted);
      const page = await delivery.page({ ...wanted, region: mutated });
      return page === null ? null : rewritePage(page, wanted.site, wanted.region, mutated);
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
