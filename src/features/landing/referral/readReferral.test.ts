import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createClient } from '../../../api/client.ts';
import { readReferral } from './readReferral.ts';

const offered = {
  tasks: [{ desc: 'Create your seller account', reword: '5' }],
  total_reward: '5',
  terms_and_conditions: 'Rewards are paid once.',
  is_activity_finish: false,
};

/** What the server answers, by the end of a path; the status is answered by default. */
function server(answers: Readonly<Record<string, Response>>) {
  const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>((address) => {
    const { pathname } = new URL(address, 'https://gb.portico.example');
    const answer = answers[pathname.split('/').slice(-2).join('/')];
    return Promise.resolve(answer?.clone() ?? new Response('{"code":0,"data":{}}'));
  });
  const requests = () => fetched.mock.calls.map(([address, init]) => [init?.method, address]);
  return { call: createClient({ fetch: fetched as typeof fetch }), requests };
}

const landing = (data: object) => ({
  'landing_page/get': new Response(JSON.stringify({ code: 0, data })),
});

const region = { baseRegionId: '2635167', globalSellerType: 2 } as const;
const { signal } = new AbortController();
const read = (call: ReturnType<typeof createClient>, changed: object = {}) =>
  readReferral(call, { region: { ...region, ...changed }, referCode: 'R-1' }, signal);

it('reads the status and the rewards, once each', async () => {
  const { call, requests } = server(landing(offered));
  const referral = await read(call);
  covers(['REF-006'], () => {
    expect(requests()).toContainEqual([
      'GET',
      '/api/v1/seller/growth/referral_status/get?refercode=R-1',
    ]);
  });
  covers(['REF-003'], () => {
    expect(requests()).toContainEqual([
      'GET',
      '/api/v1/seller/growth/landing_page/get?seller_type=2&base_region=2635167&is_from_register_page=true',
    ]);
  });
  expect(requests()).toHaveLength(2);
  covers(['REF-004'], () => {
    expect(referral).toEqual({
      kind: 'open',
      tasks: [{ desc: 'Create your seller account', reword: '5' }],
      totalReward: '5',
      terms: ['Rewards are paid once.'],
    });
  });
});

it('names the type of a seller across borders', async () => {
  const { call, requests } = server(landing(offered));
  await read(call, { globalSellerType: 1, baseRegionId: '' });
  expect(requests().map(([, address]) => address)).toContain(
    '/api/v1/seller/growth/landing_page/get?seller_type=1&is_from_register_page=true',
  );
});

it('has a banner without tasks, and none once the activity is over', async () => {
  expect(await read(server(landing({ ...offered, tasks: [] })).call)).toEqual({ kind: 'empty' });
  await covers(['REF-004'], async () => {
    const over = server(landing({ ...offered, is_activity_finish: true }));
    expect(await read(over.call)).toBeNull();
  });
});

it.each([
  ['an error', '{"code":5,"message":"no"}', 200],
  ['unavailable', 'down', 503],
  ['a firewall page', '<html></html>', 200],
  ['another form', '{"code":0,"data":{"tasks":"none"}}', 200],
])('has none where the answer is %s', async (_what, body, status) => {
  const { call } = server({ 'landing_page/get': new Response(body, { status }) });
  expect(await read(call)).toBeNull();
});

it('does not depend on the status', async () => {
  const status = { 'referral_status/get': new Response('down', { status: 503 }) };
  const { call } = server({ ...landing(offered), ...status });
  expect(await read(call)).toMatchObject({ kind: 'open' });
});

it('has none once the page is left', async () => {
  const { call } = server(landing(offered));
  expect(await readReferral(call, { region, referCode: 'R-1' }, AbortSignal.abort())).toBeNull();
});
