import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { failingClient, recordingClient } from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import { storageWith } from '../../domain/tracking/support/storageWith.ts';
import { finishSignIn } from './finishSignIn.ts';

async function finish(fragment: string | undefined, call: Client) {
  const leaveFor = vi.fn<(address: string | null) => void>();
  const { storage, entries } = storageWith();
  const onFailure = vi.fn<() => void>();
  await finishSignIn(fragment === undefined ? undefined : new URLSearchParams(fragment), {
    call,
    page: {
      redirect: { origin: 'https://gb.example', hosts: [] },
      homepage: 'https://main.example/homepage',
    },
    browser: { storage, now: () => 7, leaveFor },
    signal: new AbortController().signal,
    onFailure,
  });
  return {
    failed: onFailure.mock.calls.length > 0,
    left: leaveFor.mock.calls.map(([address]) => address),
    written: entries(),
  };
}

const whole = 'state=S-1&id_token=I-1';

it('sends both parts and leaves for the next address, which the other tabs learn', async () => {
  const { call, requests } = recordingClient({ oidc_next: '/settle' });
  await covers(['OIDC-004', 'OIDC-005'], async () => {
    expect(await finish(whole, call)).toEqual({
      failed: false,
      left: ['https://gb.example/settle'],
      written: { seller_login_state: '7' },
    });
    expect(requests).toMatchObject([
      { name: 'oidc.callback', body: { state: 'S-1', id_token: 'I-1' } },
    ]);
  });
});

it.each([undefined, null, '', 'https://evil.example/', 'javascript:alert(1)'])(
  'leaves for the homepage when the next address is %j',
  async (oidc_next) => {
    await covers(['OIDC-005'], async () => {
      const { left } = await finish(whole, recordingClient({ oidc_next }).call);
      expect(left).toEqual(['https://main.example/homepage']);
    });
  },
);

it.each([undefined, '', 'state=S-1', 'id_token=I-1', `${whole}&state=S-2`])(
  'fails without a request for %j',
  async (fragment) => {
    const { call, requests } = recordingClient({});
    await covers(['OIDC-002'], async () => {
      expect(await finish(fragment, call)).toMatchObject({ failed: true, left: [], written: {} });
      expect(requests).toEqual([]);
    });
  },
);

it('fails when the service refuses', async () => {
  await covers(['OIDC-006'], async () => {
    expect(await finish(whole, failingClient().call)).toMatchObject({ failed: true, left: [] });
  });
});
