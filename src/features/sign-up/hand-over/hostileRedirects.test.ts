import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import {
  allowedDestination,
  type RedirectRule,
} from '../../../domain/redirect/allowedDestination.ts';
import {
  allowedAddresses,
  hostileAddresses,
} from '../../../domain/redirect/support/hostileAddresses.ts';
import { settledRedirect, wantedRedirect } from '../../../domain/redirect/signUpTargets.ts';

const rule: RedirectRule = {
  origin: 'https://gb.portico.example',
  hosts: ['academy.gb.portico.example', 'id.portico.example'],
};
const homepage = 'https://gb.portico.example/homepage';
const allowedOrigins = new Set([rule.origin, ...rule.hosts.map((host) => `https://${host}`)]);

const targetWith = (address: string | null) => ({
  search: address === null ? '' : `?redirect_url=${encodeURIComponent(address)}`,
  mobile: false,
  rule,
  homepage,
});

/** Each source of a redirect address, with the address that results. */
const sources = {
  query: (address: string) => wantedRedirect(targetWith(address)),
  'query, after a registration without an address': (address: string) =>
    settledRedirect(null, targetWith(address)),
  response: (address: string) => settledRedirect(address, targetWith(null)),
  'a storage event': (address: string) => allowedDestination(address, rule) ?? homepage,
} as const;

describe.each(Object.entries(sources))('%s', (_source, redirect) => {
  it(`rejects all of ${hostileAddresses.length} hostile addresses`, () => {
    const escaped = hostileAddresses.filter((address) => {
      const target = redirect(address);
      return target !== null && !allowedOrigins.has(new URL(target).origin);
    });
    covers(['SEC-001', 'SEC-002'], () => {
      expect(escaped).toEqual([]);
    });
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(2000);
  });

  it('accepts every allowed address unchanged', () => {
    const refused = allowedAddresses(rule.origin, rule.hosts).filter((address) => {
      const wanted = new URL(address === '' ? homepage : address, rule.origin).href;
      return address !== '' && redirect(address) !== wanted;
    });
    covers(['SEC-001'], () => {
      expect(refused).toEqual([]);
    });
  });
});
