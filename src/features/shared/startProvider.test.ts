import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { parseConnectState } from '../../domain/sign-in/connectState.ts';
import { readStart } from '../../domain/sign-in/storedStart.ts';
import { startProvider, type StartDeps } from './startProvider.ts';

const consents = { phone_agreement: true, email_agreement: false };

function start(changed: Partial<StartDeps> = {}) {
  let stored: string | null = null;
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
      storage: { write: (_, value) => (stored = value), remove: () => (stored = null) },
      stored: () => stored,
      randomise: (bytes) => bytes.fill(171),
      leaveFor,
      ...changed,
    },
  );
  const [address] = leaveFor.mock.calls.flat();
  return {
    left,
    stored: stored as string | null,
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
    expect(readStart(stored, 'social')).toEqual({
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

it.each([null, 'of an earlier start'])(
  'stays where the browser keeps %j instead (E-22)',
  (kept) => {
    expect(start({ stored: () => kept })).toEqual({ left: false, stored: null, query: undefined });
  },
);
