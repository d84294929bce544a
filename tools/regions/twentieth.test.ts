import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteData } from '../serve/document/createSiteData.ts';
import { writeSiteData } from '../serve/document/writeSiteData.ts';
import type { Delivery } from '../serve/portal/Delivery.ts';
import { listenOnLoopback } from '../serve/portal/listenOnLoopback.ts';
import { createPortal } from '../serve/portal/portal.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { sitesOf } from '../serve/portal/siteOfHost.ts';
import { loadRegions } from './loadRegions.ts';
import { newRegion } from './newRegion.ts';
import { copyOfRegions } from './support/copyOfRegions.ts';

const template =
  '<!doctype html><html><head><title></title></head><body><p data-load-failure hidden role="alert"></p><noscript></noscript></body></html>';

/** Serves the sites of a folder of regions, read anew for each request. */
const deliveryOf = (folder: string): Delivery => ({
  regions: async () => regionsById(await loadRegions(folder)),
  sites: sitesOf,
  page: ({ site, region, environment }) =>
    Promise.resolve(writeSiteData(template, createSiteData(region, site, environment, []))),
  assets: (_request, _response, next) => next(),
});

async function serve(folder: string) {
  const portal = createPortal({ delivery: deliveryOf(folder), panel: false });
  const { port, close } = await listenOnLoopback(portal, 0);
  onTestFinished(close);
  /** A request past `fetch`, which sets no Host. */
  return async (host: string, path: string): Promise<string> => {
    const at = { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } };
    // `once` has no type for the event's arguments.
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
  const own = "'Zedland', defaultRegionCode: assumed('S-020', 'GB'),";
  const zz = gb.replace("'gb'),", "'zz'),").replace("'United Kingdom',", own);
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

test('the starting file of a new region is served as it is', async () => {
  const folder = copyOfRegions();
  const ask = await serve(folder);
  await newRegion('nl', folder);
  expect(await ask('localhost', '/')).toContain('/account/register">Netherlands');
  expect(await ask('nl.localhost', '/account/register')).toContain(
    '<html data-region="nl" data-variant="standard" lang="en" dir="ltr">',
  );
});
