import { expect, it } from 'vitest';
import { covers } from '#covers';
import { addressOf, type ServicePrefixes } from './addressOf.ts';
import { collectEvents } from './contracts/monitor.ts';
import { sendEmailCode } from './contracts/passport/codes.ts';
import { checkNetworkCountry } from './contracts/product/networkCheck.ts';

const bare: ServicePrefixes = { account: '', product: '/api/v1' };
const embedded: ServicePrefixes = { account: '/passport/web', product: '/widget/api/v2' };

it('the account service has two prefixes', () => {
  covers(['API-002'], () => {
    expect(addressOf(sendEmailCode, bare)).toBe('/email/send_code/');
    expect(addressOf(sendEmailCode)).toBe('/passport/web/email/send_code/');
  });
});

it('the product API has a version, 1 by default', () => {
  covers(['API-026'], () => {
    expect(addressOf(checkNetworkCountry)).toBe('/api/v1/seller/network/country/check');
    expect(addressOf(checkNetworkCountry, { ...bare, product: '/api/v2' })).toBe(
      '/api/v2/seller/network/country/check',
    );
  });
});

it('an embedded page uses the widget prefix', () => {
  covers(['API-027'], () => {
    expect(addressOf(checkNetworkCountry, embedded)).toBe(
      '/widget/api/v2/seller/network/country/check',
    );
  });
  expect(addressOf(collectEvents, embedded)).toBe('/widget/api/v2/monitor/collect');
});
