import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import { writeEnvironment } from '../document/writeSiteData.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { cacheRules } from '../document/deliveryHeaders.ts';
import type { Delivery } from './Delivery.ts';
import type { Regions } from './Regions.ts';
import { folderOf, sitesOf } from './siteOfHost.ts';

/**
 * Delivers a production build as a web server would.
 * @throws {Failure} when there is none
 */
export function previewDelivery(dist: string, regions: Regions): Delivery {
  const pageOf = (folder: string): string => path.join(dist, folder, 'index.html');
  const sites = sitesOf(regions).filter((site) => existsSync(pageOf(folderOf(site))));
  if (sites.length === 0)
    throw new Failure(`${dist} holds no site: build the portal first with \`npm run build\`.`);
  const files = sirv(dist, {
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const { asset, other } = cacheRules;
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? asset : other);
    },
  });
  return {
    regions: () => Promise.resolve(regions),
    sites: () => sites,
    strict: true,
    async page({ site, environment }) {
      const file = pageOf(folderOf(site));
      return existsSync(file) ? writeEnvironment(await readFile(file, 'utf8'), environment) : null;
    },
    assets(request, response, next) {
      // A page is served at its address with its environment; never as the file it is.
      if (/\.html(?:$|\?)/.test(request.url ?? '')) next();
      else files(request, response, next);
    },
  };
}
