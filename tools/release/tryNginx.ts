import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import getPort from 'get-port';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { renderedPages } from '../serve/document/renderedPages.ts';
import { loadRegions } from '../regions/loadRegions.ts';
import { createSiteData } from '../serve/document/createSiteData.ts';
import { htmlTag } from '../serve/document/writeSiteData.ts';
import { listenOnLoopback } from '../serve/portal/listenOnLoopback.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../serve/portal/siteOfHost.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { cacheRules, commonHeaders, documentHeaders } from '../serve/document/deliveryHeaders.ts';
import { documentsIn, writeEnvironments } from './environment.ts';
import { hasTwins } from './hasTwins.ts';
import { nginx } from './nginx.ts';
import { siteHosts } from './siteHosts.ts';
import { startNginx } from './startNginx.ts';

// `npm run release -- try-nginx`: a real nginx serves a copy of dist/ and is asked what browsers ask.

type Headers = Readonly<Record<string, string | undefined>>;
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const built = join(import.meta.dirname, '../../dist');
const folder = mkdtempSync(join(tmpdir(), 'portico-nginx-'));
const dist = join(folder, 'dist');
after(() => rmSync(folder, { recursive: true }));
if (existsSync(built)) cpSync(built, dist, { recursive: true });

/** A deployment that places every site on this machine. */
const regions = regionsById(await loadRegions());
const origins = Object.fromEntries([...regions.keys()].map((id) => [id, `http://${id}.localhost`]));
const environment = { ...plainEnvironment, name: 'trial', sites: origins };
const written = await writeEnvironments(dist, environment, regions);
const missing = sitesOf(regions)
  .map(folderOf)
  .filter((site) => !written.includes(site));
if (missing.length > 0)
  throw new Failure(`dist/ lacks ${missing.join(', ')}: build it with \`npm run build\`.`);

const hosts = siteHosts(regions, origins);
const tags = new Map(
  sitesOf(regions).flatMap((site) => {
    const region = regions.get(site.region);
    return region ? [[folderOf(site), htmlTag(createSiteData(region, site, environment, []))]] : [];
  }),
);
const pages = documentsIn(dist).map((file) => readFileSync(join(dist, file), 'utf8'));

/** The document that belongs at a path of a site: a rendered one where there is one. */
function documentAt(site: string, path: string): string {
  const rendered = join(dist, site, `${path.replace(/\/?(?:\?.*)?$/, '')}.html`);
  return readFileSync(existsSync(rendered) ? rendered : join(dist, site, 'index.html'), 'utf8');
}

const sites = [...hosts].map(([host, site]) => {
  const page = documentAt(site, '/account/register');
  const files = [...page.matchAll(/\s(?:src|href)="(\/[^"]+\.\w+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return { host, site, page, files, tag: tags.get(site) ?? 'a tag' };
});
const [first] = sites;
if (first === undefined) throw new Failure('There is no region: add regions/<region>.ts.');
const { host } = first;

/** Starts nginx; requests have a Host of their own, which `fetch` would not set. */
async function startTrial(name: string, backend: string | null) {
  const port = await getPort();
  const listen = `127.0.0.1:${port}`;
  const precompressed = { gzip: hasTwins(dist, 'gz'), brotli: false }; // its module is often missing
  const configuration = nginx({ hosts, root: dist, listen, backend, pages, precompressed });
  after(await startNginx(join(folder, name), configuration, port));
  return (to: string, path: string, { method, headers }: Question = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, host: to } };
      const outgoing = request(options, (incoming) => {
        const { statusCode: status = 0, headers: answered } = incoming;
        buffer(incoming).then((body) => resolve({ status, headers: answered, body }), reject);
      });
      outgoing.once('error', reject).end();
    });
}

/** `undefined` stands for a header that must not be there. */
function assertAnswer({ status, headers }: Answer, wanted: number, fields: Headers): void {
  assert.equal(status, wanted);
  const found = Object.fromEntries(Object.keys(fields).map((name) => [name, headers[name]]));
  assert.deepEqual(found, fields);
}

const safe: Headers = { ...commonHeaders, ...documentHeaders(pages) };
const html = 'text/html; charset=utf-8';
const pageHeaders: Headers = { ...safe, 'content-type': html, 'cache-control': cacheRules.other };
const assetTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

const ask = await startTrial('alone', null);

/** @param plain the path as it is usually written */
function testPage(
  { site, tag }: (typeof sites)[number],
  at: string,
  path: string,
  plain = path,
): void {
  const page = documentAt(site, plain);
  test(`the page of ${at} at ${path}`, async () => {
    const answer = await ask(at, path);
    assertAnswer(answer, 200, pageHeaders);
    assert.ok(page.includes(tag), `lacks ${tag}`);
    assert.equal(answer.body.toString(), page);
  });
}

for (const site of sites) {
  testPage(site, site.host, '/account/register');
  test(`the headers alone of ${site.host} are those of the page`, async () => {
    const answer = await ask(site.host, '/account/register', { method: 'HEAD' });
    const length = String(Buffer.byteLength(site.page));
    assertAnswer(answer, 200, { ...pageHeaders, 'content-length': length });
    assert.equal(answer.body.length, 0);
  });
  for (const path of site.files)
    test(`${path} at ${site.host}, of its type and kept for good`, async () => {
      const answer = await ask(site.host, path);
      assertAnswer(answer, 200, {
        ...safe,
        'content-type': assetTypes[path.split('.').at(-1) ?? ''],
        'cache-control': path.startsWith('/assets/') ? cacheRules.asset : cacheRules.other,
      });
      assert.ok(answer.body.equals(readFileSync(join(dist, path))), 'differs from dist/');
    });
}

for (const path of ['/', '/account', '/account/', '/account/login?a=1', '/account/register/'])
  testPage(first, host, path);
testPage(first, `${host.toUpperCase()}:80`, '/account/register');
for (const path of [
  ...['//account/register?a=1', '/account//register', '/account/%72egister', '/%61ccount/register'],
  ...['/account/login/../register', '/account/login/%2e%2e/register'],
])
  testPage(first, host, path, '/account/register');

const gzipped: Headers = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };

/** What stands compressed in dist/ is sent as it is: nginx would compress it less, at each request. */
function testTwin(at: string, path: string, file: string, fields: Headers): void {
  test(`${path} at ${at} is sent as its compressed twin`, async () => {
    const [text, twin] = [file, `${file}.gz`].map((name) => readFileSync(join(dist, name)));
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await ask(at, path, { headers });
    const wanted = { ...fields, ...gzipped, 'content-length': String(twin?.length) };
    assertAnswer(answer, 200, wanted);
    assert.ok(twin?.equals(answer.body), 'is no twin of dist/');
    assert.ok(text?.equals(gunzipSync(answer.body)), 'differs from dist/');
    const head = await ask(at, path, { method: 'HEAD', headers });
    assertAnswer(head, 200, wanted);
    assert.equal(head.body.length, 0);
  });
}

for (const site of sites) {
  const region = sitesOf(regions).find((one) => folderOf(one) === site.site);
  for (const { path } of renderedPages({ variant: region?.variant ?? 'standard' }))
    testTwin(site.host, path, `${site.site}${path}.html`, pageHeaders);
  testTwin(site.host, '/account/forgot', `${site.site}/index.html`, pageHeaders);
}
for (const path of first.files)
  testTwin(host, path, path, {
    ...safe,
    'cache-control': path.startsWith('/assets/') ? cacheRules.asset : cacheRules.other,
  });

test('who takes no gzip is not sent any, and caches know', async () => {
  const answer = await ask(host, '/account/register', { headers: { 'accept-encoding': 'br' } });
  assertAnswer(answer, 200, { 'content-encoding': undefined, vary: 'Accept-Encoding' });
});

test('a page may stay in the back/forward cache', async () => {
  const { headers } = await ask(host, '/account/register');
  assert.doesNotMatch(headers['cache-control'] ?? '', /no-store/);
});

test('what the browser has already is not sent again', async () => {
  const answer = await ask(host, '/account/register', { headers: { 'if-none-match': '*' } });
  assertAnswer(answer, 304, { 'cache-control': cacheRules.other });
});

function assertRefused(answer: Answer, status = 404): void {
  assertAnswer(answer, status, { ...safe, 'cache-control': undefined });
  assert.ok(!answer.body.includes('data-region'), 'shows a site');
}

for (const unknown of ['', 'localhost', `xx.${host}`, `${host}.example`])
  test(`the host "${unknown}" is refused`, async () => {
    assertRefused(await ask(unknown, '/account/register'));
  });

const folderOfHost = hosts.get(host);
for (const path of [
  ...['/nothing', '/accounts', `/${folderOfHost}/`, '/assets/', '/assets/nothing.js'],
  ...[`/${folderOfHost}/index.html`, '/index.html', '/.vite/manifest.json', '/api/v1/x'],
  // The same documents in other words: none is served without its site's address.
  ...['index.htm%6c', 'index.html/', 'account/register.html', 'account/register.htm%6C'].map(
    (file) => `/${folderOfHost}/${file}`,
  ),
  ...[`//${folderOfHost}//index.html`, `/assets/../${folderOfHost}/index.html`],
  ...[`/assets/%2e%2e/${folderOfHost}/index.html`, `/assets/..%2f${folderOfHost}/index.html`],
])
  test(`${path} is refused`, async () => assertRefused(await ask(host, path)));

test('a file at an unknown host, and another method, are refused', async () => {
  assertRefused(await ask('nobody.example', first.files[0] ?? ''));
  assertRefused(await ask(host, '/account/register', { method: 'POST' }), 405);
});

const product = await listenOnLoopback((asked, response) => {
  response.end(`${asked.headers.host} ${asked.url}`);
}, 0);
after(product.close);
const askBeforeProduct = await startTrial('before-product', `http://127.0.0.1:${product.port}`);

test('before the product’s servers, the page is still the portal’s', async () => {
  assertAnswer(await askBeforeProduct(host, '/account/register'), 200, pageHeaders);
  assertRefused(await askBeforeProduct('nobody.example', '/api/v1/x'));
});

test('a call at the address of a page goes to the product’s servers as it was sent', async () => {
  const path = '/account/login/?a=1';
  const answer = await askBeforeProduct(host, path, { method: 'POST' });
  assertAnswer(answer, 200, { 'cache-control': undefined, 'content-security-policy': undefined });
  assert.equal(answer.body.toString(), `${host} ${path}`);
});

for (const path of ['/api/v1/x?a=1', '/passport/web/x/', '/homepage', '/settle/verification'])
  test(`${path} goes to the product’s servers with the user's host`, async () => {
    const answer = await askBeforeProduct(host, path);
    assertAnswer(answer, 200, { 'cache-control': undefined, 'content-security-policy': undefined });
    assert.equal(answer.body.toString(), `${host} ${path}`);
  });
