import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { allowedDestination, type RedirectRule } from '../../domain/redirect/allowedDestination.ts';
import {
  allowedAddresses,
  hostileAddresses,
} from '../../domain/redirect/support/hostileAddresses.ts';
import { settledRedirect, wantedRedirect } from './afterSignUp.ts';

const rule: RedirectRule = {
  origin: 'https://gb.portico.example',
  hosts: ['academy.gb.portico.example', 'id.portico.example'],
};
const homepage = 'https://gb.portico.example/homepage';
const home = new Set([rule.origin, ...rule.hosts.map((host) => `https://${host}`)]);

const place = (address: string | null) => ({
  search: address === null ? '' : `?redirect_url=${encodeURIComponent(address)}`,
  mobile: false,
  rule,
  homepage,
});

/** Each way by which an address comes in, and where it leads. */
const ways = {
  query: (address: string) => wantedRedirect(place(address)),
  'query, after a registration without an address': (address: string) =>
    settledRedirect(null, place(address)),
  response: (address: string) => settledRedirect(address, place(null)),
  'a storage event': (address: string) => allowedDestination(address, rule) ?? homepage,
} as const;

describe.each(Object.entries(ways))('%s', (_way, lead) => {
  it(`lets none of ${hostileAddresses.length} hostile addresses lead astray`, () => {
    const escaped = hostileAddresses.filter((address) => {
      const target = lead(address);
      return target !== null && !home.has(new URL(target).origin);
    });
    shows(['SEC-001', 'SEC-002'], () => {
      expect(escaped).toEqual([]);
    });
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(2000);
  });

  it('lets every allowed address lead where it says', () => {
    const refused = allowedAddresses(rule.origin, rule.hosts).filter((address) => {
      const wanted = new URL(address === '' ? homepage : address, rule.origin).href;
      return address !== '' && lead(address) !== wanted;
    });
    shows(['SEC-001'], () => {
      expect(refused).toEqual([]);
    });
  });
});
