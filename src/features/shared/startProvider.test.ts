import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { parseConnectState } from '../../domain/sign-in/connectState.ts';
import { createSafeStorage, type SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { createArea } from '../../domain/tracking/support/createArea.ts';
import { storageWith } from '../../domain/tracking/support/storageWith.ts';
import { startProvider, type StartDeps } from './startProvider.ts';

const consents = { phone_agreement: true, email_agreement: false };

function start(changed: Partial<StartDeps> & { readonly storage?: SafeStorage } = {}) {
  const { storage = storageWith().storage } = changed;
  const leaveFor = vi.fn<(address: string) => void>();
  const left = startProvider(
    { method: 'google', type: 'register', consents },
    {
      settings: {
        authorizeUrl: 'https://accounts.example/authorize',
        clientId: 'portico',
        scope: 'profile',
        advertisingScope: 'advertising',
      },
      redirectUri: 'https://gb.example/account/oauth/google',
      search: '?channel=spring',
      advertising: false,
      storage,
      randomise: (bytes) => bytes.fill(171),
      leaveFor,
      ...changed,
    },
  );
  const [address] = leaveFor.mock.calls.flat();
  return {
    left,
    stored: storage.read('oauth_nonce'),
    query: address === undefined ? undefined : new URL(address).searchParams,
  };
}

it('leaves with a state that this tab can verify', () => {
  covers(['OAUTH-004', 'OAUTH-006'], () => {
    const { left, stored, query } = start();
    expect(left).toBe(true);
    const nonce = 'ab'.repeat(16);
    expect(parseConnectState(query?.get('state') ?? '')).toEqual({
      ...{ type: 'register', provider: 'social', nonce, ...consents },
    });
    expect(stored).toEqual({
      ...{ provider: 'social', nonce, search: '?channel=spring' },
    });
    expect(query?.get('redirect_uri')).toBe('https://gb.example/account/oauth/google');
    expect(query?.get('region_check')).toBe('1');
  });
});

it('asks for the advertising scope where the seller comes from there', () => {
  covers(['OAUTH-005'], () => {
    expect(start({ advertising: true }).query?.get('scope')).toBe('profile advertising');
    expect(start().query?.get('scope')).toBe('profile');
  });
});

it.each([null, { provider: 'social', nonce: 'of an earlier start', search: '' } as const])(
  'stays where the browser keeps %j instead (E-22)',
  (kept) => {
    const area = createArea(kept === null ? {} : { oauth_nonce: JSON.stringify(kept) });
    const ignoring = () => ({ ...area, setItem: () => undefined });
    const storage = createSafeStorage({ local: ignoring, session: ignoring });
    expect(start({ storage })).toEqual({ left: false, stored: null, query: undefined });
  },
);
