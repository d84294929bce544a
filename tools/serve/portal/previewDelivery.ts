import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import { type Renderer, rendererOf } from '../document/loadRenderer.ts';
import { renderedAt } from '../document/renderedPages.ts';
import { inEnvironment } from '../document/writeFirstScreen.ts';
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
  const render = renderOnce(dist);
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
    async page(wanted) {
      const { site } = wanted;
      const shell = pageOf(folderOf(site));
      if (!existsSync(shell)) return null;
      const at = renderedAt(site, wanted.path);
      const own = path.join(dist, folderOf(site), `${at}.html`);
      const file = at !== null && existsSync(own) ? own : shell;
      const rendered = { ...wanted, path: at ?? wanted.path };
      return inEnvironment(await readFile(file, 'utf8'), rendered, render);
    },
    assets(request, response, next) {
      // A page is served at its address with its environment; never as the file it is.
      if (isDocument(request.url ?? '')) next();
      else files(request, response, next);
    },
  };
}

/** Whether an address names a document in `dist`, however it is written. */
function isDocument(address: string): boolean {
  const [written = ''] = address.split('?');
  try {
    return /\.html?\/*$/i.test(decodeURIComponent(written));
  } catch {
    return true; // no address of a file
  }
}

/** Renders each page once, as the deployment at hand has it. */
function renderOnce(dist: string): Renderer {
  const render = rendererOf(dist);
  const known = new WeakMap<RegionConfig, Map<string, Promise<string>>>();
  return (wanted) => {
    const { region, site, environment, path: at } = wanted;
    const pages = known.get(region) ?? new Map<string, Promise<string>>();
    known.set(region, pages);
    const key = JSON.stringify([site, at, environment]);
    const page = pages.get(key) ?? render(wanted);
    pages.set(key, page);
    return page;
  };
}
