import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { documentPolicy } from '../document/deliveryHeaders.ts';
import { devDelivery, root } from './devDelivery.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { createPortal } from './portal.ts';
import { askAt } from './support/testPortal.ts';

let vite: ViteDevServer;
let server: Awaited<ReturnType<typeof listenOnLoopback>>;

beforeAll(async () => {
  vite = await createServer({
    ...{ root, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, ws: false },
  });
  const delivery = devDelivery(vite, 'made-up');
  server = await listenOnLoopback(createPortal({ delivery, panel: false }), 0);
});

afterAll(async () => {
  await vite.close();
  await server.close();
});

it('sends the policy of production, with the nonce that Vite’s client gives its styles', async () => {
  const answer = await askAt(server.port, '/account/tt-register-additional');
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe(documentPolicy([page], 'made-up'));
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(page).toContain('<meta property="csp-nonce" nonce="made-up" />');
  const client = await (await askAt(server.port, '/@vite/client')).text();
  expect(client).toContain('meta[property=csp-nonce]');
});
