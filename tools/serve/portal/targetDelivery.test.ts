import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortal } from './portal.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { askAt, regions, startTestPortal, type TestPortal } from './support/testPortal.ts';
import { targetDelivery, targetOf } from './targetDelivery.ts';

let deployed: TestPortal;
let judged: { readonly port: number; readonly close: () => Promise<void> };
const ask = (path: string): Promise<Response> => askAt(judged.port, path);

beforeAll(async () => {
  deployed = await startTestPortal();
  const delivery = targetDelivery(`http://{region}.localhost:${deployed.port}`, regions);
  judged = await listenOnLoopback(createPortal({ delivery, panel: false }), 0);
});

afterAll(async () => {
  await judged.close();
  await deployed.close();
});

it.each(['https://staging.example', '{region}', 'ftp://{region}.staging.example'])(
  '%s is no target',
  (template) => {
    expect(() => targetOf(template, 'gb')).toThrow('is no address of sites');
  },
);

it('a site of the target stands where its name is', () => {
  expect(targetOf('https://{region}.staging.example', 'accu.us').href).toBe(
    'https://accu.us.staging.example/',
  );
});

describe('a deployed site', () => {
  it('is delivered with the addresses of this machine', async () => {
    const page = await (await deployed.ask('/account/register')).text();
    expect(page).toContain(`"redirectHosts":["gb.localhost:${deployed.port}"`);
    const answer = await ask('/account/register');
    expect(answer.status).toBe(200);
    const judgedPage = await answer.text();
    expect(judgedPage).toContain(`"redirectHosts":["gb.localhost:${judged.port}"`);
    expect(judgedPage).toContain('<html data-region="gb"');
  });

  it('gives its assets', async () => {
    const answer = await ask('/assets/app.js');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('export {};');
    expect((await ask('/assets/none.js')).status).toBe(404);
  });

  it('has its calls answered by the mock backend of this machine', async () => {
    const path = '/api/v1/seller/common/get';
    const world = 'w-target';
    expect((await ask(path)).status).toBe(200);
    await askAt(judged.port, '/account/register?scenario=experiments.off', { world });
    expect(await (await askAt(judged.port, '/__mock/world', { world })).json()).toMatchObject({
      scenario: 'experiments.off',
    });
    expect((await deployed.snapshot({ world })).scenario).toBe('default');
  });
});

describe('a deployment that is judged live', () => {
  const reached: string[] = [];
  let live: { readonly port: number; readonly close: () => Promise<void> };
  let backend: { readonly port: number; readonly close: () => Promise<void> };

  beforeAll(async () => {
    backend = await listenOnLoopback(({ method, url, headers }, response) => {
      reached.push([method, url, headers.cookie, headers['x-portico-world']].join(' ').trim());
      response.statusCode = 403;
      response.setHeader('content-type', 'application/json');
      response.end('{"code":7}');
    }, 0);
    const delivery = targetDelivery(`http://{region}.localhost:${backend.port}`, regions, true);
    live = await listenOnLoopback(createPortal({ delivery, panel: false }), 0);
  });

  afterAll(async () => {
    await live.close();
    await backend.close();
  });

  it('answers itself what only reads, as it is, to nobody it could know', async () => {
    const path = '/api/v1/seller/common/get?b=1';
    const answer = await askAt(live.port, path, { world: 'w-live', cookie: 'sid=1' });
    expect([answer.status, await answer.text()]).toEqual([403, '{"code":7}']);
    expect(reached.splice(0)).toEqual([`GET ${path}`]);
  });

  it.each([
    '/passport/web/email/send_code/',
    '/api/v1/seller/action/report',
    '/api/v1/monitor/collect',
  ])('never hears of what is sent to %s', async (path) => {
    const answer = await askAt(live.port, path, { method: 'POST', world: 'w-live', body: '{}' });
    expect(answer.status).not.toBe(403);
    expect(reached).toEqual([]);
  });
});
