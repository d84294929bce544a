import { expect, it } from 'vitest';
import { covers } from '#covers';
import { sellerCondition } from '../../domain/session/sellerCondition.ts';
import { showsContactUs } from './showsContactUs.ts';
import { siteSwitch } from '../siteSwitch.ts';
import { startSelling } from './startSelling.ts';

it('sellers with a shop get no contact link', () => {
  const { JOINED, DEACTIVATED, ...others } = sellerCondition;
  covers(['NAV-004'], () => {
    expect([JOINED, DEACTIVATED].filter(showsContactUs)).toEqual([]);
    for (const condition of [null, ...Object.values(others)])
      expect(showsContactUs(condition)).toBe(true);
  });
});

const site = (id: string, version: 'V1' | 'V2' | 'V3') => ({
  register: { version, usVersion: id === 'us' },
});

it('start selling opens Register on the US site’s V3 page', () => {
  covers(['NAV-002'], () => {
    expect(startSelling({ onRegisterPage: true, region: site('us', 'V3') })).toBe('register');
  });
});

it.each([
  ['gb', 'V2'],
  ['id', 'V3'],
  ['us', 'V2'],
  ['us', 'V1'],
] as const)('start selling scrolls to the top of the %s %s page', (id, version) => {
  covers(['NAV-003'], () => {
    expect(startSelling({ onRegisterPage: true, region: site(id, version) })).toBe('top');
  });
});

it.each(['gb', 'us'])('on other pages of %s it opens Register (S-129)', (id) => {
  for (const version of ['V1', 'V2', 'V3'] as const)
    expect(startSelling({ onRegisterPage: false, region: site(id, version) })).toBe('register');
});

const from = {
  origin: 'https://my.portico.example',
  query: '?channel=spring',
  version: 'V2',
  onRegisterPage: true,
  registerPath: '/account/register',
} as const;

it('the stepped page changes to its address with a trailing slash before the switch', () => {
  covers(['NAV-009'], () => {
    for (const version of ['V2', 'V3'] as const)
      expect(siteSwitch({ ...from, version }).first).toBe('/account/register/?channel=spring');
  });
  expect(siteSwitch({ ...from, version: 'V1' }).first).toBeNull();
  expect(siteSwitch({ ...from, onRegisterPage: false }).first).toBeNull();
});

it('switches to Register of the other site with the query', () => {
  covers(['NAV-010'], () => {
    expect(siteSwitch(from).leaveFor).toBe(
      'https://my.portico.example/account/register/?channel=spring',
    );
    const accu = { ...from, registerPath: '/account/accu/register', query: '' };
    expect(siteSwitch(accu)).toEqual({
      first: '/account/accu/register/',
      leaveFor: 'https://my.portico.example/account/register/',
    });
  });
});
