import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { servicePage, settledRedirect, wantedRedirect } from './signUpTargets.ts';

const origin = 'https://gb.portico.example';
const homepage = `${origin}/homepage`;
const contact = 'https://contact.gb.portico.example/start';
const evil = 'https://evil.example/';
const sourceWith = (search = '', mobile = false) => ({
  search,
  mobile,
  rule: { origin, hosts: ['contact.gb.portico.example'] },
  homepage,
});
const query = (target: string) => `?channel=x&redirect_url=${encodeURIComponent(target)}`;

describe('the redirect address in the registration request', () => {
  it.each([
    ['ROUTE-020', '', false, `${origin}/settle/verification`],
    ['ROUTE-021', '', true, `${origin}/settle/signup-success`],
    ['ROUTE-022', query('/settle'), true, `${origin}/settle`],
    ['SEC-001', query(contact), false, contact],
    ['SEC-001', query(evil), false, `${origin}/settle/verification`],
    ['SEC-001', query('javascript:alert(1)'), true, `${origin}/settle/signup-success`],
  ] as const)('%s: %s, mobile: %s', (id, search, mobile, target) => {
    covers([id], () => {
      expect(wantedRedirect(sourceWith(search, mobile))).toBe(target);
    });
  });
});

describe('the address after sign-up (S-076)', () => {
  it.each([
    ['the address of the response', `${origin}/settle`, '', `${origin}/settle`],
    [
      'the address of the response rather than of the query',
      '/settle',
      query(contact),
      `${origin}/settle`,
    ],
    ['the address of the query without one in the response', null, query(contact), contact],
    ['the address of the query with an empty one in the response', '', query(contact), contact],
    ['a reload without any address', null, '', null],
    ['a reload with an unrelated query', null, '?channel=x', null],
  ])('%s', (_what, answered, search, target) => {
    covers(['FLOW-026'], () => {
      expect(settledRedirect(answered, sourceWith(search))).toBe(target);
    });
  });

  it.each([
    ["the response's address", evil, ''],
    ["the response's address beside a valid query", evil, query(contact)],
    ["the query's address", null, query(evil)],
    ['a script URL', 'javascript:alert(1)', ''],
    ['a path with a backslash', '/\\evil.example', ''],
  ])('is the homepage when %s is not allowed', (_what, answered, search) => {
    covers(['SEC-001', 'SEC-002'], () => {
      expect(settledRedirect(answered, sourceWith(search))).toBe(homepage);
    });
  });
});

it('the account is used on the homepage of the portal (S-063)', () => {
  expect(servicePage(sourceWith().rule)).toBe(homepage);
});
