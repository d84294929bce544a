import { expect, it } from 'vitest';
import { covers } from '#covers';
import { businessPlatforms, openerOrigins } from './messageOrigins.ts';
import { posted } from './PortalMessage.ts';

const origins = { shopify: ['https://a.example'], parent: ['https://b.example'] };

it.each(['shopify', 'ppe_shopify', 'solution', 'tts', 'ads'] as const)(
  'recognises the platform %s, and no other',
  (platform) => {
    const all = Object.fromEntries(
      [...businessPlatforms, 'others'].map((name) => [name, [`https://${name}.example`]]),
    );
    covers(['SEC-004'], () => {
      expect(openerOrigins(platform, all)).toEqual([`https://${platform}.example`]);
      expect(openerOrigins('others', all)).toEqual([]);
      expect(businessPlatforms).toHaveLength(5);
    });
  },
);

it.each([
  ['shopify', ['https://a.example']],
  ['ads', []],
  ['parent', []],
  ['toString', []],
  ['', []],
  [null, []],
])('the opener %j may have the origins %j', (platform, allowed) => {
  covers(['SEC-005'], () => {
    expect(openerOrigins(platform, origins)).toEqual(allowed);
  });
});

it('a message holds the code and the log id, and nothing about the account', () => {
  expect(posted({ type: 'register_failed', payload: { code: 17, log_id: 'L' } })).toEqual({
    source: 'seller-signup',
    type: 'register_failed',
    payload: { code: 17, log_id: 'L' },
  });
  expect(posted({ type: 'register_success' })).toEqual({
    source: 'seller-signup',
    type: 'register_success',
    payload: {},
  });
});
