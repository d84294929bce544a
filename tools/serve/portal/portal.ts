import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { createHttpBackend } from '../../../mocks/adapters/http.ts';
import { createProvider } from '../../../mocks/provider/createProvider.ts';
import { isBackendPath } from '../../../mocks/handlers/addressesOf.ts';
import { listScenarios } from '../../../mocks/scenarios/listScenarios.ts';
import { parseScenario } from '../../../mocks/scenarios/parseScenario.ts';
import { ScenarioError } from '../../../mocks/scenarios/ScenarioError.ts';
import type { Delivery } from './Delivery.ts';
import { localEnvironment } from './localEnvironment.ts';
import { directoryPage } from './pages/directoryPage.ts';
import { handOverPage } from './pages/handOverPage.ts';
import * as problem from './pages/problemPages.ts';
import type { Regions } from './Regions.ts';
import { redirect, sendJson, sendPage, setCommonHeaders, type Page } from './respond.ts';
import { scenarioOf } from './scenarioOf.ts';
import {
  folderOf,
  hostOf,
  type HostMatch,
  matchHost,
  PROVIDER_HOST,
  sitesOf,
} from './siteOfHost.ts';

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly regions: Regions;
  readonly port: number;
}
type SiteVisit = Visit & Extract<HostMatch, { kind: 'site' }>;

export interface PortalOptions {
  readonly delivery: Delivery;
  /** Whether the documents of a site carry the panel. */
  readonly panel: boolean;
  /** The name of the deployment that the pages are given; `local` by default. */
  readonly environment?: string;
}

const PANEL = '<script type="module" src="/__mock/panel.js"></script>';
const applicationPath = /^\/(?:account(?:\/.*)?)?$/;
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** One server for the portal and its mock backend: which of the two answers, and with what. */
export function createPortal({
  delivery,
  panel,
  environment: deployment,
}: PortalOptions): RequestListener {
  /** Known from the first request on. */
  let address: Pick<Visit, 'port' | 'regions'> = { port: 0, regions: new Map() };
  const provider = createProvider({
    issuer: () => `http://${PROVIDER_HOST}:${address.port}`,
    origins: () => sitesOf(address.regions).map((site) => `http://${hostOf(site)}:${address.port}`),
  });
  const backend = createHttpBackend({
    signInAt: (origin, now) => provider.signInAt(origin, now),
  });
  const mockFiles = sirv(fileURLToPath(new URL('./panel', import.meta.url)), {
    dev: true,
    extensions: [],
  });

  const show = ({ request, response }: Visit, page: Page): void =>
    sendPage(request, response, page);

  const showOnSite = (visit: Visit, page: Page): void => {
    const html = panel ? page.html.replace('</head>', `${PANEL}</head>`) : page.html;
    show(visit, { ...page, html });
  };

  const notFound = (visit: Visit): void => show(visit, problem.notFoundPage(visit.url.pathname));

  function mock(visit: Visit): void {
    const { request, response, url } = visit;
    if (url.pathname === '/__mock/world')
      return sendJson(request, response, backend.worldOf(request, response).snapshot());
    if (url.pathname === '/__mock/scenarios')
      return sendJson(
        request,
        response,
        listScenarios().map(({ name, sentence }) => ({ name, sentence })),
      );
    setCommonHeaders(response);
    request.url = url.pathname.slice('/__mock'.length);
    mockFiles(request, response, () => notFound(visit));
  }

  /** Begins the scenario that the address asks for in the browser's world, and cleans the address. */
  async function beginScenario(visit: Visit): Promise<boolean> {
    const { request, response, url } = visit;
    const asked = scenarioOf(url);
    if (!asked) return false;
    try {
      await backend.worldOf(request, response).begin(parseScenario(asked.scenario));
      redirect(response, asked.cleanAddress);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      showOnSite(visit, problem.unknownScenarioPage(error, url.pathname));
    }
    return true;
  }

  async function application({ site, region, regions, port, url }: SiteVisit): Promise<Page> {
    const environment = localEnvironment(regions, port, deployment);
    const html = await delivery.page({ site, region, environment, path: url.pathname });
    return html === null
      ? problem.notDeliveredPage(folderOf(site))
      : { status: 200, html, ...(delivery.styleNonce && { styleNonce: delivery.styleNonce }) };
  }

  async function document(visit: SiteVisit, page: Page | null): Promise<void> {
    const { request, response, url } = visit;
    if (!isRead(request)) {
      response.setHeader('allow', 'GET, HEAD');
      return show(visit, problem.wrongMethodPage(request.method ?? '', url.pathname));
    }
    if (await beginScenario(visit)) return;
    backend.worldOf(request, response); // so that a page and its first calls share a world
    showOnSite(visit, page ?? (await application(visit)));
  }

  async function visitSite(visit: SiteVisit): Promise<void> {
    const { request, response, url, region } = visit;
    const path = url.pathname;
    // The bare account client's log-in call has the address of the log-in page.
    const isPage = applicationPath.test(path) && (isRead(request) || !isBackendPath(path));
    if (isBackendPath(path) && !isPage) {
      if (delivery.reads && isRead(request))
        return delivery.reads(request, response, () => notFound(visit));
      return backend.answer(request, response, region.defaultRegionCode);
    }
    const handOver = handOverPage(path);
    if (handOver || isPage) return document(visit, handOver);
    setCommonHeaders(response);
    delivery.assets(request, response, () => notFound(visit));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? 'localhost';
    const port = request.socket.localPort ?? 0;
    const regions = await delivery.regions();
    const asked = `http://${host}${request.url ?? '/'}`;
    const url = new URL(URL.canParse(asked) ? asked : 'http://localhost/');
    url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/'); // as nginx does
    address = { port, regions };
    const visit = { request, response, url, regions, port };
    const match = matchHost(host, regions);
    if (match.kind === 'provider') return provider.listener(request, response);
    if (url.pathname.startsWith('/__mock/')) return mock(visit);
    if (match.kind === 'unknown') return show(visit, problem.unknownHostPage(host, regions, port));
    if (match.kind === 'site') return visitSite({ ...visit, ...match });
    if (url.pathname !== '/') return notFound(visit);
    show(visit, directoryPage(delivery.sites(regions), regions, port));
  }

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendPage(request, response, problem.failurePage(error));
    });
  };
}
