import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { parseRegion } from '../../src/domain/region/parseRegion.ts';
import { siteStamp } from '../document/siteStamp.ts';
import { stampDocument } from '../document/stampDocument.ts';
import { regionIds } from '../regions/regionIds.ts';
import type { Delivery } from './Delivery.ts';
import { regionsById } from './Regions.ts';
import { sitesOf } from './siteOfHost.ts';

const root = new URL('../../', import.meta.url);

/** Delivers the application from its sources; region files are read anew when they change. */
export const devDelivery = (vite: ViteDevServer): Delivery => ({
  async regions() {
    const load = async (id: string) => {
      const exports = await vite.ssrLoadModule(`/regions/${id}.ts`);
      return parseRegion(`regions/${id}.ts`, exports['default']);
    };
    return regionsById(await Promise.all(regionIds(new URL('regions/', root)).map(load)));
  },
  sites: sitesOf,
  strict: false,
  async page({ site, region, environment, path }) {
    const source = await readFile(fileURLToPath(new URL('index.html', root)), 'utf8');
    const template = await vite.transformIndexHtml(path, source);
    return stampDocument(template, siteStamp(region, site, environment, []));
  },
  assets: vite.middlewares,
});
