import { expect, it } from 'vitest';
import { encodeConnectState, type ConnectState } from './connectState.ts';
import type { Stored } from '../tracking/storedItems.ts';
import { readCallback } from './readCallback.ts';

const nonce = '0123456789abcdef0123456789abcdef';
const connect: ConnectState = {
  ...{ type: 'login', phone_agreement: false, email_agreement: true },
  ...{ provider: 'social', nonce },
};
const state = encodeConnectState(connect);
const start = { provider: 'social', nonce, search: '?channel=spring' } as const;

const read = (query: string, stored: Stored<'oauth_nonce'> | null = start) =>
  readCallback({ query: new URLSearchParams(query), stored, provider: 'social' });

it('reads a code, or a profile, that this tab asked for', () => {
  const shared = { type: 'login', search: '?channel=spring' };
  expect(read(`code=C-1&state=${state}&scope=x`)).toEqual({
    ...{ ...shared, kind: 'code', code: 'C-1', state },
  });
  expect(read(`profileKey=P-1&state=${state}`)).toEqual({
    ...{ ...shared, kind: 'profile', profileKey: 'P-1' },
  });
});

it('tells a refusal of the seller from a failure of the provider', () => {
  const shared = { kind: 'refused', type: 'login', search: '?channel=spring' };
  expect(read(`error=access_denied&state=${state}`)).toEqual({ ...shared, reason: 'cancelled' });
  for (const query of [
    `error=server_error&state=${state}`,
    `state=${state}`,
    `code=&state=${state}`,
  ])
    expect(read(query)).toEqual({ ...shared, reason: 'provider' });
});

const other = 'f'.repeat(32);
const foreign = encodeConnectState({ ...connect, nonce: other });
const swapped = encodeConnectState({ ...connect, provider: 'short_video' });

it.each<[string, string, (Stored<'oauth_nonce'> | null)?]>([
  ['without a start', `code=C-1&state=${state}`, null],
  [
    'of a start at another provider',
    `code=C-1&state=${state}`,
    { ...start, provider: 'short_video' },
  ],
  ['of another start', `code=C-1&state=${state}`, { ...start, nonce: other }],
  ['with a foreign state', `code=C-1&state=${foreign}`],
  ['with the state of another provider', `code=C-1&state=${swapped}`],
  ['with a wrong state', 'code=C-1&state=S-1'],
  ['without a state', 'code=C-1'],
  ['without anything', ''],
  ['with two codes', `code=C-1&code=C-2&state=${state}`],
  ['with a code twice', `code=C-1&code=C-1&state=${state}`],
  ['with two states', `code=C-1&state=${state}&state=${foreign}`],
  ['with a code and an error', `code=C-1&error=access_denied&state=${state}`],
  ['with a code and a profile', `code=C-1&profileKey=P-1&state=${state}`],
  ['with a code of control characters', `code=%00&state=${state}`],
  ['with an endless code', `code=${'C'.repeat(2049)}&state=${state}`],
  ['with an error of a foreign state', `error=access_denied&state=${foreign}`],
])('a callback %s is refused', (_, query, stored) => {
  expect(read(query, stored)).toMatchObject({ kind: 'refused', reason: 'unverified' });
});

it('a callback that was taken before is refused', () => {
  expect(readCallback({ query: undefined, stored: null, provider: 'social' })).toEqual({
    ...{ kind: 'refused', reason: 'unverified', type: null, search: '' },
  });
});
