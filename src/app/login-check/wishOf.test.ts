import { expect, it } from 'vitest';
import { covers } from '#covers';
import type { PageName } from '../routes/routeTable.ts';
import { wishOf } from './wishOf.ts';

const page = {
  redirect: { origin: 'https://gb.example', hosts: [] },
  homepage: 'https://main.example/homepage',
};
const wish = (query: string, arrivedAt: PageName | null = 'ticketLogin') =>
  wishOf(
    {
      pathname: '/account/ticket-login',
      query: new URLSearchParams(query),
      fragment: new URLSearchParams(),
    },
    arrivedAt,
    page,
  );

it('a redirect hack leads to its target with the forwarded parameters', () => {
  covers(['LOGIN-004', 'LOGIN-005'], () => {
    expect(wish('redirect_hack=%2Fa&channel=c&needLogin=1')).toEqual({
      name: 'redirectHack',
      address: 'https://gb.example/a?channel=c',
    });
  });
});

it.each(['', 'https://evil.example/', 'http://gb.example/'])(
  'a redirect hack to %j leads to the homepage of the main domain',
  (target) => {
    covers(['LOGIN-006'], () => {
      const query = `redirect_hack=${encodeURIComponent(target)}&channel=c`;
      expect(wish(query)).toEqual({ name: 'redirectHack', address: page.homepage });
    });
  },
);

it.each([
  ['needLogin=1&ticket=T-1&ttp_session_expire=1', { name: 'logOut' }],
  ['ticket=T-1&ttp_session_expire=1', { name: 'exchange', ticket: 'T-1' }],
  ['ttp_session_expire=1', { name: 'expire' }],
  ['ticket=T-1&ticket=T-2', { name: 'none' }],
  ['ticket=', { name: 'none' }],
  ['needLogin=0&ttp_session_expire=0', { name: 'none' }],
  ['', { name: 'none' }],
])('%s', (query, expected) => {
  expect(wish(query)).toEqual(expected);
});

it('exchanges the ticket of an agent at the log-in', () => {
  covers(['ROLE-003'], () => {
    expect(wish('ticket=T-1', 'login')).toEqual({ name: 'exchange', ticket: 'T-1' });
  });
});

it('exchanges no ticket of another page or of none, and nothing twice', () => {
  for (const arrivedAt of ['register', 'additionalInfo', null] as const)
    expect(wish('ticket=T-1', arrivedAt)).toEqual({ name: 'none' });
  expect(wishOf(null, null, page)).toEqual({ name: 'none' });
});
