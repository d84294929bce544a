import { prerender as renderAll } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { Site } from '../../domain/region/Site.ts';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { App } from '../App.tsx';
import { createServices } from '../createServices.ts';
import type { Environment } from '../environment/Environment.ts';
import { loadShownTexts } from '../language/loadShownTexts.ts';
import { partsOfPage } from '../language/partsOfPage.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { loadFirstParts } from './loadFirstParts.ts';

/** The page of one site to render, at one of its paths. */
export interface RenderedPage {
  readonly site: Site;
  readonly region: RegionConfig;
  readonly environment: Environment;
  readonly path: string;
}

const unreachable = () => {
  throw new Error('Nothing is stored while a page is rendered.');
};
const noop = () => undefined;

/**
 * Renders the first screen of a page to HTML, in the site's default language, as the browser renders
 * it first: without a query, an earlier choice or an answer of the server.
 */
export async function prerender({ site, region, environment, path }: RenderedPage) {
  const language = region.navBar.switchLang.defaultLang;
  const route = matchRoute(new URL(path, region.siteUrl).pathname, { site, region });
  const parts = partsOfPage(route.kind === 'page' ? route.page : null);
  const [texts] = await Promise.all([loadShownTexts(language, parts), loadFirstParts(region)]);
  const services = createServices({
    ...{ site, region, environment },
    storage: createSafeStorage({ local: unreachable, session: unreachable }),
    embedded: false,
    location: { origin: region.siteUrl, assign: noop, reload: noop },
    stepBrowser: { here: () => false, enter: noop, go: noop, onArrival: noop, onRestored: noop },
  });
  const { prelude } = await renderAll(
    <StaticRouter location={path}>
      <App services={services} i18n={createI18n(language, texts)} parts={parts} />
    </StaticRouter>,
    // Never in parts: they would come with scripts of their own, which the page's policy refuses.
    { progressiveChunkSize: Infinity },
  );
  // The picture is not shown on a phone, so it is not fetched ahead.
  return (await new Response(prelude).text()).replace(/^(?:<link [^>]*>)+/, '');
}
