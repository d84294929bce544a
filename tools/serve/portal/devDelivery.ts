import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { parseRegion } from '../../../src/domain/region/parseRegion.ts';
import { regionIds } from '../../regions/regionIds.ts';
import type { RenderedPage } from '../../../src/app/first-screen/prerender.tsx';
import { buildGuard } from '../../build/first-screen/buildGuard.ts';
import type { Renderer } from '../document/loadRenderer.ts';
import { renderedAt } from '../document/renderedPages.ts';
import { writeFirstScreen, writeRoot } from '../document/writeFirstScreen.ts';
import { createSiteData } from '../document/createSiteData.ts';
import { writeSiteData } from '../document/writeSiteData.ts';
import type { Delivery } from './Delivery.ts';
import { regionsById } from './Regions.ts';
import { sitesOf } from './siteOfHost.ts';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../../..');

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

/**
 * Delivers the application from its sources; region files are read anew when they change.
 *
 * @param styleNonce of the styles that Vite's client adds to a page
 */
export const devDelivery = (vite: ViteDevServer, styleNonce: string): Delivery => ({
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
  styleNonce,
  async page({ site, region, environment, path }) {
    const source = await readFile(join(root, 'index.html'), 'utf8');
    const template = (await vite.transformIndexHtml(path, source)).replace(
      '</head>',
      `<meta property="csp-nonce" nonce="${styleNonce}" /></head>`, // Vite's client looks for it
    );
    const data = createSiteData(region, site, environment, []);
    const page = writeSiteData(template, data);
    const rendered = renderedAt(site, path);
    if (rendered === null) return page;
    const html = await renderFrom(vite, { site, region, environment, path: rendered });
    const styles = await stylesOfSources(vite);
    return writeRoot(writeFirstScreen(page, { ...data, guard: await guard(), styles }), html);
  },
  assets: vite.middlewares,
});
