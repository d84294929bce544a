import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { parseRegion, RegionError } from '../../../src/domain/region/parseRegion.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { regionIds } from '../../regions/regionIds.ts';
import type { RenderedPage } from '../../../src/app/first-screen/prerender.tsx';
import { buildGuard } from '../../build/first-screen/buildGuard.ts';
import type { Renderer } from '../document/loadRenderer.ts';
import { isRenderedAt } from '../document/renderedPages.ts';
import { writeFirstScreen, writeRoot } from '../document/writeFirstScreen.ts';
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

/** What no rendered component imports. */
const globalStyles = ['/src/styles/styles.css', '/src/app/first-screen/firstScreen.css'];

/** Renders a page from the sources as they are now. */
async function renderFrom(vite: ViteDevServer, page: RenderedPage): Promise<string> {
  const exports = await vite.ssrLoadModule('/src/app/first-screen/prerender.tsx');
  return (exports as { readonly prerender: Renderer }).prerender(page); // what the module exports
}

/** The styles of all that was rendered so far, as the build inlines them. */
async function stylesOfSources(vite: ViteDevServer): Promise<readonly string[]> {
  const rendered = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) =>
    url.endsWith('.module.css'),
  );
  return Promise.all(
    [...globalStyles, ...rendered].map(async (url) => {
      const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
      return String(css);
    }),
  );
}

let built: Promise<string> | undefined;
const guard = (): Promise<string> => (built ??= buildGuard());

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
    const data = createSiteData(region, site, environment, []);
    const page = writeSiteData(template, data);
    if (!isRenderedAt(site, path)) return page;
    const html = await renderFrom(vite, { site, region, environment, path });
    const styles = await stylesOfSources(vite);
    return writeRoot(writeFirstScreen(page, { ...data, guard: await guard(), styles }), html);
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
