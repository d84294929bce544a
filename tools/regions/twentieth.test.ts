import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { siteStamp } from '../document/siteStamp.ts';
import { stampDocument } from '../document/stampDocument.ts';
import type { Delivery } from '../server/Delivery.ts';
import { listenOnLoopback } from '../server/listenOnLoopback.ts';
import { createPortal } from '../server/portal.ts';
import { regionsById } from '../server/Regions.ts';
import { sitesOf } from '../server/siteOfHost.ts';
import { loadRegions } from './loadRegions.ts';
import { copyOfRegions } from './support/copyOfRegions.ts';

const template =
  '<!doctype html><html><head><title></title></head><body><noscript></noscript></body></html>';

/** Serves the sites of a folder of regions, read anew for each request. */
const deliveryOf = (folder: string): Delivery => ({
  regions: async () => regionsById(await loadRegions(folder)),
  sites: sitesOf,
  strict: true,
  page: ({ site, region, environment }) =>
    Promise.resolve(stampDocument(template, siteStamp(region, site, environment, []))),
  assets: (_request, _response, next) => next(),
});

async function serve(folder: string) {
  const portal = createPortal({ delivery: deliveryOf(folder), panel: false });
  const { port, close } = await listenOnLoopback(portal, 0);
  onTestFinished(close);
  /** A request past `fetch`, which sets no Host. */
  return async (host: string, path: string): Promise<string> => {
    const at = { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } };
    // `once` does not know what the event carries.
    const [answer] = (await once(request(at).end(), 'response')) as [IncomingMessage];
    return text(answer);
  };
}

test('a twentieth region is one file: it is loaded, listed and served, and gone with its file', async () => {
  const folder = copyOfRegions();
  const count = (await loadRegions(folder)).length;
  const ask = await serve(folder);
  expect(await ask('zz.localhost', '/account/register')).toContain('add regions/&lt;region&gt;.ts');

  const gb = readFileSync(join(folder, 'gb.ts'), 'utf8');
  const zz = gb.replace(/'gb'\),/, "'zz'),").replace("'United Kingdom'", "'Zedland'");
  const file = join(folder, 'zz.ts');
  writeFileSync(file, zz);

  const regions = await loadRegions(folder);
  expect(regions).toHaveLength(count + 1);
  expect(regions.find(({ id }) => id === 'zz')?.name).toBe('Zedland');
  expect(await ask('localhost', '/')).toMatch(
    /href="http:\/\/zz\.localhost:\d+\/account\/register">Zedland/,
  );
  expect(await ask('zz.localhost', '/account/register')).toContain(
    '<html data-region="zz" data-variant="standard" lang="en-GB" dir="ltr">',
  );

  rmSync(file);
  expect(await loadRegions(folder)).toHaveLength(count);
  expect(await ask('localhost', '/')).not.toContain('Zedland');
});
