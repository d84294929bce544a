import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createClient } from '../../../api/client.ts';
import { preloadSettle } from './preloadSettle.ts';

const bodies: Readonly<Record<string, unknown>> = {
  '/api/v1/seller/onboard/v2/fe_pre_load_config/get': {
    code: 0,
    data: { tcc_config: { settle: ['/settle/a.js'] } },
  },
  '/manifest/main.json': { publicUrl: 'https://cdn.example/', purePathList: ['main.js'] },
  '/manifest/settle.json': { publicUrl: 'https://cdn.example/', purePathList: ['settle.js'] },
};

function started(broken: readonly string[] = []) {
  const fetched = vi.fn<typeof fetch>((input) => {
    const address = typeof input === 'string' ? input : '';
    const status = broken.includes(address) ? 500 : 200;
    return Promise.resolve(new Response(JSON.stringify(bodies[address] ?? {}), { status }));
  });
  const added: string[] = [];
  const report = vi.fn<(event: object) => void>();
  const run = () =>
    preloadSettle(createClient({ fetch: fetched }), report, async (href) => added.push(href));
  return { run, added, report, fetched };
}

it('prefetches the settle packages and the files of both manifests', async () => {
  const { run, added, report, fetched } = started();
  await run();
  covers(['API-040', 'API-041'], () => {
    const calls = fetched.mock.calls.map(([address, init]) => [init?.method, address]);
    expect(calls).toContainEqual(['GET', '/manifest/main.json']);
    expect(calls).toContainEqual(['GET', '/manifest/settle.json']);
    expect(added).toEqual([
      '/settle/a.js',
      'https://cdn.example/main.js',
      'https://cdn.example/settle.js',
    ]);
  });
  expect(report).not.toHaveBeenCalled();
});

it('reports a failure and prefetches the rest', async () => {
  const { run, added, report } = started([
    '/api/v1/seller/onboard/v2/fe_pre_load_config/get',
    '/manifest/main.json',
  ]);
  await run();
  expect(added).toEqual(['https://cdn.example/settle.js']);
  covers(['ERR-027'], () => {
    expect(report.mock.calls.map(([event]) => event)).toEqual([
      { name: 'prefetch.failed', url: '/seller/onboard/v2/fe_pre_load_config/get' },
      { name: 'prefetch.failed', url: '/manifest/main.json' },
    ]);
  });
});

it('prefetches one file at a time', async () => {
  const added: string[] = [];
  const { fetched, report } = started();
  const never = new Promise(() => undefined);
  const client = createClient({ fetch: fetched });
  void preloadSettle(client, report, (href) => {
    added.push(href);
    return added.length === 2 ? never : Promise.resolve();
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(added).toEqual(['/settle/a.js', 'https://cdn.example/main.js']);
});
