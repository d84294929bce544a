import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkNetworkCountry } from '../../../src/api/contracts/product/networkCheck.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { previewDelivery } from './previewDelivery.ts';
import { regions, startTestPortal, type TestPortal } from './support/testPortal.ts';

let server: TestPortal;

beforeAll(async () => {
  server = await startTestPortal();
});

afterAll(() => server.close());

describe('hosts', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is the directory', async (host) => {
    const answer = await server.ask('/', { host });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`http://gb.localhost:${server.port}/account/register`);
  });

  test.each(['xx.localhost', 'accu.xx.localhost', 'gb.example.com'])(
    '%s is no site, and the page explains how to make one',
    async (host) => {
      const answer = await server.ask('/account/register', { host });
      const page = await answer.text();
      expect(answer.status).toBe(404);
      expect(page).toContain('<code>gb</code>');
      expect(page).toContain('add regions/&lt;region&gt;.ts');
    },
  );

  test('a site that was not built is reported as missing', async () => {
    const answer = await server.ask('/account/register', { host: 'accu.gb.localhost' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('no folder accu.gb');
  });
});

describe('the document', () => {
  test.each(['/', '/account', '/account/register', '/account/login/'])('is at %s', async (at) => {
    const answer = await server.ask(`${at}?channel=spring`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(
      '<html data-region="gb" data-variant="standard" lang="en-GB" dir="ltr">',
    );
    expect(page).toContain(`"redirectHosts":["gb.localhost:${server.port}"`);
    expect(page).not.toContain('__mock');
  });

  test('goes with a strict policy, and its assets with a long life', async () => {
    const { headers } = await server.ask('/account/register');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    const asset = await server.ask('/assets/app.js');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  test('is not served as a file, and what is not there is a 404', async () => {
    for (const file of ['index.html', 'index.htm%6c', 'index.html/', 'INDEX.HTML', '%', '%E0%A4'])
      expect((await server.ask(`/gb/${file}`)).status).toBe(404);
    expect((await server.ask('/assets/none.js')).status).toBe(404);
    expect((await server.ask('/assets/../../package.json')).status).toBe(404);
  });

  test('is served at an address with doubled slashes', async () => {
    const answer = await server.ask('//account//register?chain=c');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('data-region="gb"');
  });

  test('refuses another method', async () => {
    const answer = await server.ask('/account/register', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('carries the panel when there is one', async () => {
    const other = await startTestPortal(true);
    const page = await other.ask('/account/register');
    expect(await page.text()).toContain('<script type="module" src="/__mock/panel.js">');
    const script = await other.ask('/__mock/panel.js');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    await other.close();
  });
});

describe('?scenario=', () => {
  test('is kept for the world, and the address is cleaned of nothing else', async () => {
    const address = '/account/register?a=1%202&scenario=region.mismatch&b=x%2By';
    const answer = await server.ask(address, { world: 'kept' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/account/register?a=1%202&b=x%2By');
    expect(await server.snapshot({ world: 'kept' })).toMatchObject({ scenario: 'region.mismatch' });
    const answered = await server.clientOf('kept')(checkNetworkCountry, {});
    expect(answered).toEqual({ ok: true, data: { ip_region: 'FR' } });
  });

  test('of an unknown name is a page with the nearest names and the list', async () => {
    const answer = await server.ask('/account/register?scenario=region.missmatch');
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('Nearest: region.mismatch');
    expect(page).toContain('<code>passport.1023@email.send_code</code>');
  });
});

test.each([
  '/settle',
  '/settle/verification',
  '/settle/signup-success?x=1',
  '/homepage',
  '/settings/unavailable',
])('a seller is handed over to %s', async (address) => {
  const answer = await server.ask(address);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
  expect(page).toContain('href="/account/register"');
});

test('a connection that nobody uses is kept longer than any test pauses', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
});

test('a taken port is one clear sentence', async () => {
  await expect(listenOnLoopback(() => {}, server.port)).rejects.toThrow(
    `Port ${server.port} is taken on 127.0.0.1: stop the program that holds it`,
  );
});

test('a folder without a build is one clear sentence', () => {
  const nowhere = `${server.dist}/nowhere`;
  expect(() => previewDelivery(nowhere, regions)).toThrow(
    /build the portal first with `npm run build`/,
  );
});

test('the server’s own stylesheet is there on every host, an unknown one too', async () => {
  const answer = await server.ask('/__mock/page.css', { host: 'xx.localhost' });
  expect(answer.headers.get('content-type')).toBe('text/css');
});
