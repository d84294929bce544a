import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { parseRegion, RegionError } from '../../../src/domain/region/parseRegion.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { regionIds } from '../../regions/regionIds.ts';
import { createSiteData } from '../document/createSiteData.ts';
import { writeSiteData } from '../document/writeSiteData.ts';
import type { Delivery } from './Delivery.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { readOptions } from './options.ts';
import { createPortal } from './portal.ts';
import { regionsById } from './Regions.ts';
import { runServer } from './runServer.ts';
import { sitesOf } from './siteOfHost.ts';

const usage = `node tools/serve/portal/dev.ts [--port <n>] [--no-panel]

Serves the portal from its sources with its mock backend. Stop with Ctrl-C.`;

const root = join(import.meta.dirname, '../../..');

/** Delivers the application from its sources; region files are read anew when they change. */
const devDelivery = (vite: ViteDevServer): Delivery => ({
  async regions() {
    const load = async (id: string) => {
      const exports = await vite.ssrLoadModule(`/regions/${id}.ts`);
      return parseRegion(`regions/${id}.ts`, exports['default']);
    };
    return regionsById(
      await Promise.all(regionIds(pathToFileURL(join(root, 'regions/'))).map(load)),
    );
  },
  sites: sitesOf,
  strict: false,
  async page({ site, region, environment, path }) {
    const source = await readFile(join(root, 'index.html'), 'utf8');
    const template = await vite.transformIndexHtml(path, source);
    return writeSiteData(template, createSiteData(region, site, environment, []));
  },
  assets: vite.middlewares,
});

await runMain(async (signal) => {
  const { port, panel } = readOptions(process.argv.slice(2), usage);
  const server = createServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  try {
    const delivery = devDelivery(vite);
    await delivery.regions();
    const listening = await listenOnLoopback(createPortal({ delivery, panel }), port, server);
    const close = async (): Promise<void> => {
      await vite.close(); // first: a page's live connection would keep the server open
      await listening.close();
    };
    return await runServer({ port: listening.port, close }, signal);
  } catch (error) {
    await vite.close();
    throw error instanceof RegionError ? new Failure(error.message) : error;
  }
});
