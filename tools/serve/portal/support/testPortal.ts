import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import gb from '../../../../regions/gb.ts';
import { createClient, type Client } from '../../../../src/api/client.ts';
import { plainEnvironment, type Environment } from '../../../../src/app/environment/Environment.ts';
import { createSiteData } from '../../document/createSiteData.ts';
import { writeSiteData } from '../../document/writeSiteData.ts';
import { listenOnLoopback } from '../listenOnLoopback.ts';
import { createPortal } from '../portal.ts';
import { previewDelivery } from '../previewDelivery.ts';
import { regionsById } from '../Regions.ts';

const template =
  '<!doctype html><html><head><title></title></head><body><p data-load-failure hidden role="alert"></p><noscript></noscript></body></html>';
const site = { region: 'gb', variant: 'standard' } as const;
const built: Environment = { ...plainEnvironment, name: 'built' };

export const regions = regionsById([gb]);

const snapshotForm = z.object({
  scenario: z.string(),
  codes: z.array(z.object({ contact: z.string(), code: z.string() })),
  accounts: z.array(z.object({ email: z.string() })),
});

interface Asked {
  readonly host?: string;
  readonly method?: string;
  readonly world?: string;
  readonly cookie?: string;
  readonly body?: string;
}

/** A production build of one page and one script, in a folder of its own. */
async function buildTinySite(): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'portico-dist-'));
  await mkdir(path.join(dist, 'gb'));
  await mkdir(path.join(dist, 'assets'));
  const page = writeSiteData(template, createSiteData(gb, site, built, []));
  await writeFile(path.join(dist, 'gb/index.html'), page);
  await writeFile(path.join(dist, 'assets/app.js'), 'export {};');
  return dist;
}

async function readAnswer(incoming: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  const init = { status: incoming.statusCode ?? 0, headers };
  return new Response(body.length === 0 ? null : body, init);
}

/** One request past `fetch`, which neither sets a Host nor shows a redirect. */
export function askAt(port: number, address: string, asked: Asked = {}): Promise<Response> {
  const { host = 'gb.localhost', method = 'GET', world, cookie, body } = asked;
  const headers = {
    host: `${host}:${port}`,
    ...(world === undefined ? {} : { 'x-portico-world': world }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const at = { host: '127.0.0.1', port, path: address, method, headers };
    const outgoing = httpRequest(at, (incoming) => resolve(readAnswer(incoming)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A listening portal before a tiny production build, and functions that send requests. */
export async function startTestPortal(panel = false) {
  const dist = await buildTinySite();
  const portal = createPortal({ delivery: previewDelivery(dist, regions), panel });
  const { port, close } = await listenOnLoopback(portal, 0);

  const ask = (address: string, asked?: Asked): Promise<Response> => askAt(port, address, asked);

  return {
    port,
    dist,
    ask,
    /** The application's own client, in a world. */
    clientOf: (world: string): Client =>
      createClient({
        fetch: (input, init) => {
          const { method = 'GET', body } = init ?? {};
          const asked = { world, method, ...(typeof body === 'string' ? { body } : {}) };
          return ask(typeof input === 'string' ? input : '', asked);
        },
      }),
    async snapshot(asked: Asked) {
      return snapshotForm.parse(await (await ask('/__mock/world', asked)).json());
    },
    async close() {
      await close();
      await rm(dist, { recursive: true });
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>;
