import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { recordingClient } from '../../api/account/support/recordingClient.ts';
import type { Services } from '../Services.ts';
import { handOver } from './handOver.ts';

const origin = 'https://id.example';

async function run(search: string, redirectUrl: string | null = null) {
  const { call, requests } = recordingClient({});
  const leaveFor = vi.fn<Services['browser']['leaveFor']>();
  const postToHost = vi.fn<Services['browser']['postToHost']>();
  const storage = {
    ...{ read: () => null, take: () => null, write: () => true, remove: () => undefined },
  };
  await handOver(redirectUrl, {
    ...{ call, search, mobile: false, report: () => undefined, onRestored: () => undefined },
    page: { homepage: `${origin}/homepage`, redirect: { origin, hosts: [] } },
    browser: { storage, postToHost, leaveFor, now: () => 7 },
  });
  return { requests, postToHost, left: leaveFor.mock.calls.map(([address]) => address) };
}

it.each([
  ['the answer', '/orders', '?redirect_url=%2Fother', `${origin}/orders`],
  ['the page', null, '?redirect_url=%2Fother', `${origin}/other`],
  ['neither', null, '', `${origin}/settle/verification`],
])('goes to the address of %s, and notifies the opener', async (_, answered, search, target) => {
  const { left, postToHost, requests } = await run(search, answered);
  expect([left, requests]).toEqual([[target], []]);
  expect(postToHost).toHaveBeenCalledExactlyOnceWith('opener', { type: 'register_success' });
});

it('creates the relation of a referral (S-151)', async () => {
  const { left, requests } = await run('?refercode=R-1');
  covers(['REF-007'], () => {
    expect(requests).toMatchObject([
      { path: '/seller/growth/relation/create', body: { refercode: 'R-1' } },
    ]);
  });
  expect(left).toHaveLength(1);
});
