import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { settledRedirect, wantedRedirect } from './afterSignUp.ts';

const origin = 'https://gb.portico.example';
const homepage = `${origin}/homepage`;
const contact = 'https://contact.gb.portico.example/start';
const evil = 'https://evil.example/';
const place = (search = '', mobile = false) => ({
  search,
  mobile,
  rule: { origin, hosts: ['contact.gb.portico.example'] },
  homepage,
});
const query = (target: string) => `?channel=x&redirect_url=${encodeURIComponent(target)}`;

describe('what the registration asks for', () => {
  it.each([
    ['ROUTE-020', '', false, `${origin}/settle/verification`],
    ['ROUTE-021', '', true, `${origin}/settle/signup-success`],
    ['ROUTE-022', query('/settle'), true, `${origin}/settle`],
    ['SEC-001', query(contact), false, contact],
    ['SEC-001', query(evil), false, `${origin}/settle/verification`],
    ['SEC-001', query('javascript:alert(1)'), true, `${origin}/settle/signup-success`],
  ] as const)('%s: %s, mobile: %s', (id, search, mobile, target) => {
    shows([id], () => {
      expect(wantedRedirect(place(search, mobile))).toBe(target);
    });
  });
});

describe('where the seller goes (S-076)', () => {
  it.each([
    ['the answer', `${origin}/settle`, '', `${origin}/settle`],
    ['the answer before the query', '/settle', query(contact), `${origin}/settle`],
    ['the query without an answer', null, query(contact), contact],
    ['the query with an empty answer', '', query(contact), contact],
    ['the page again', null, '', null],
    ['the page again, with another query', null, '?channel=x', null],
  ])('%s', (_what, answered, search, target) => {
    shows(['FLOW-026'], () => {
      expect(settledRedirect(answered, place(search))).toBe(target);
    });
  });

  it.each([
    ['the answer', evil, ''],
    ['the answer over a good query', evil, query(contact)],
    ['the query', null, query(evil)],
    ['a script', 'javascript:alert(1)', ''],
    ['a path with a backslash', '/\\evil.example', ''],
  ])('home, when %s is not allowed', (_what, answered, search) => {
    shows(['SEC-001', 'SEC-002'], () => {
      expect(settledRedirect(answered, place(search))).toBe(homepage);
    });
  });
});
