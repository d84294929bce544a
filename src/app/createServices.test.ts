import { expect, it } from 'vitest';
import { covers } from '#covers';
import gb from '../../regions/gb.ts';
import { createSafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { createArea } from '../domain/tracking/support/createArea.ts';
import { createServices } from './createServices.ts';
import { enter } from './entry/enter.ts';
import { plainEnvironment } from './environment/Environment.ts';

const noop = () => undefined;

/** A page load at an address, as the application starts with it. */
function load(address: string) {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  const url = new URL(address, gb.siteUrl);
  const { account, arrived, cleaned } = enter(storage, { url, referrer: '', now: Date.now() });
  const services = createServices({
    ...{ region: gb, site: { region: gb.id, variant: 'standard' }, environment: plainEnvironment },
    ...{ storage, account, arrived, embedded: false },
    location: { origin: url.origin, assign: noop, reload: noop },
    stepBrowser: { here: () => false, enter: noop, go: noop, onArrival: noop, onRestored: noop },
  });
  return { ...services, cleaned };
}

it('reads the parameters of an address, of which only those of the seller leave it', () => {
  const known = 'channel=spring&refercode=R-1&chain=a.b';
  const query = `email_phone_number=ada%40shop.example&${known}`;
  const register = load(`/account/register?${query}`);
  const info = load(`/account/tt-register-additional?profileKey=P-1&${known}`);
  covers(['REG-022'], () => {
    expect(register.browser.signUpAccount.read()).toBe('ada@shop.example');
    expect(info.browser.storage.read('profileKey')).toBe('P-1');
    for (const { telemetry, cleaned } of [register, info]) {
      expect(telemetry.tracking()).toMatchObject({ channel: 'spring', chain: 'a.b' });
      expect(cleaned?.split('?')[1]).toBe(known); // the referral is read there when it is handed over
    }
  });
});

it('has the profile of a callback to itself until it is taken', () => {
  const { browser } = load('/account/oauth/toko/callback?profileKey=P-1&state=S-1');
  covers(['REG-022'], () => {
    expect(browser.takeArrival()?.query.get('profileKey')).toBe('P-1');
  });
  expect(browser.takeArrival()).toBeNull();
  expect(browser.storage.read('profileKey')).toBeNull();
});
