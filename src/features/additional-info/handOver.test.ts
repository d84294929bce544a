import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import {
  anEmail,
  failingClient,
  recordingClient,
} from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import type { Services } from '../Services.ts';
import { handOver } from './handOver.ts';

const origin = 'https://gb.example';
const contact = anEmail('ada@shop.example');

interface Run {
  readonly call?: Client;
  readonly redirectUrl?: string | null;
  readonly search?: string;
  readonly baseRegionId?: string;
}

async function run({ redirectUrl = null, search = '', ...options }: Run) {
  const { call = recordingClient({}).call, baseRegionId = '2635167' } = options;
  const region = { baseRegionId, globalSellerType: 2 };
  const removed: string[] = [];
  const leaveFor = vi.fn<Services['browser']['leaveFor']>();
  const postToHost = vi.fn<Services['browser']['postToHost']>();
  const onRestored = vi.fn<(listener: () => void) => void>();
  const storage = {
    ...{ read: () => null, take: () => null, write: () => true },
    remove: (key: string) => void removed.push(key),
  };
  await handOver(
    { contact, redirectUrl },
    {
      ...{ call, search, onRestored, report: () => undefined },
      page: {
        ...{ region, homepage: `${origin}/homepage`, sellerCentres: {} },
        redirect: { origin, hosts: [] },
      } as unknown as Services['page'], // only the region fields that the payload has
      browser: { storage, postToHost, leaveFor, now: () => 7 },
      ...{ language: 'en-GB', mobile: false },
    },
  );
  return { removed, postToHost, onRestored, left: leaveFor.mock.calls.map(([address]) => address) };
}

it.each([
  ['the answer', '/orders', '?redirect_url=%2Fother', `${origin}/orders`],
  ['the page', null, '?redirect_url=%2Fother', `${origin}/other`],
  ['neither', null, '', `${origin}/settle/verification`],
  ['an answer that is not allowed', 'https://evil.example/', '', `${origin}/homepage`],
])('goes to the address of %s', async (_, redirectUrl, search, target) => {
  await covers(['ADDINFO-010'], async () => {
    expect((await run({ redirectUrl, search })).left).toEqual([target]);
  });
});

it('forgets the profile and the account, and notifies the opener', async () => {
  const { removed, postToHost, onRestored } = await run({});
  expect(removed).toEqual(expect.arrayContaining(['profileKey', 'sign_up_account']));
  expect(postToHost).toHaveBeenCalledWith('opener', { type: 'register_success' });
  expect(onRestored).toHaveBeenCalledOnce();
});

it('has the seller created with the payload of B§3; a failure does not keep the seller', async () => {
  const { call, requests } = recordingClient({});
  await run({ call });
  await covers(['API-008'], async () => {
    expect(requests).toMatchObject([
      {
        name: 'join.register_create_seller',
        body: {
          base_region_id: 2_635_167,
          global_seller_type: 2,
          default_lang: 'en-GB',
          snap_data: '{"agreements":{},"language":"en-GB"}',
        },
      },
    ]);
    expect((await run({ call: failingClient().call })).left).toHaveLength(1);
  });
});

it('creates the relation of a referral (S-151)', async () => {
  const { call, requests } = recordingClient({});
  const { left } = await run({ call, search: '?refercode=R-1', baseRegionId: '' });
  covers(['REF-007'], () => {
    expect(requests).toMatchObject([
      { path: '/seller/growth/relation/create', body: { refercode: 'R-1' } },
    ]);
  });
  expect(left).toHaveLength(1);
});

it('creates none in a region without an id (S-019)', async () => {
  const { call, requests } = recordingClient({});
  await run({ call, baseRegionId: '' });
  expect(requests).toEqual([]);
});
