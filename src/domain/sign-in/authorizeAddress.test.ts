import { expect, it } from 'vitest';
import { covers } from '#covers';
import { authorizeAddress } from './authorizeAddress.ts';

const settings = {
  authorizeUrl: 'https://accounts.example/authorize?hl=en',
  clientId: 'portico',
  scope: 'profile email',
  advertisingScope: 'advertising',
};
const redirectUri = 'https://gb.example/account/oauth/google';

const queryOf = (advertising: boolean, changed = settings) => {
  const address = authorizeAddress(changed, { redirectUri, state: 'S-1', advertising });
  expect(address).toMatch(/^https:\/\/accounts\.example\/authorize\?/);
  return Object.fromEntries(new URL(address).searchParams);
};

const query = {
  ...{ hl: 'en', client_id: 'portico', redirect_uri: redirectUri, response_type: 'code' },
  ...{ scope: 'profile email', state: 'S-1', region_check: '1' },
};

it('asks the provider for a code, with the region check', () => {
  covers(['OAUTH-004'], () => {
    expect(queryOf(false)).toEqual(query);
  });
});

it('adds the scope of business advertising for its sellers, where there is one', () => {
  covers(['OAUTH-005'], () => {
    expect(queryOf(true)).toEqual({ ...query, scope: 'profile email advertising' });
    expect(queryOf(true, { ...settings, advertisingScope: '' })).toEqual(query);
  });
});
