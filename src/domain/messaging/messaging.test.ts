import { expect, it } from 'vitest';
import { shows } from '#shows';
import { businessPlatforms, openerOrigins } from './messageOrigins.ts';
import { posted } from './PortalMessage.ts';

const origins = { shopify: ['https://a.example'], parent: ['https://b.example'] };

it('knows the five platforms', () => {
  shows(['SEC-004'], () => {
    expect(businessPlatforms).toEqual(['shopify', 'ppe_shopify', 'solution', 'tts', 'ads']);
  });
});

it.each([
  ['shopify', ['https://a.example']],
  ['ads', []],
  ['parent', []],
  ['toString', []],
  ['', []],
  [null, []],
])('a window of %j hears at %j', (platform, heard) => {
  shows(['SEC-005'], () => {
    expect(openerOrigins(platform, origins)).toEqual(heard);
  });
});

it('a message carries code and log id, and nothing of the account', () => {
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
