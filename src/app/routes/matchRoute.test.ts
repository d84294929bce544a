import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { matchRoute, sitePaths } from './matchRoute.ts';
import { type PageName, routeTable } from './routeTable.ts';

const toRegister = {
  unknownPath: 'register',
  needsSynchronisedLogin: false,
  register: { usVersion: false },
  signInMethods: { registration: true },
} as const;
const usVersion = { ...toRegister, register: { usVersion: true } } as const;
const gb = { site: { variant: 'standard' }, region: toRegister } as const;
const us = { site: { variant: 'standard' }, region: usVersion } as const;
const accu = { site: { variant: 'accu' }, region: usVersion } as const;

const page = (name: PageName) => ({ kind: 'page', page: name });
const to = (path: string, unknown = false) => ({ kind: 'redirect', path, unknown });

it('has no page for the areas of the seller centre, which are elsewhere', () => {
  covers(['ROUTE-023'], () => {
    const pages = new Set(Object.values(routeTable).map(({ page: name }) => name));
    expect([...pages].toSorted()).toEqual(
      [
        ...['register', 'login', 'additionalInfo', 'waiting', 'ticketLogin'],
        ...['oidcCallback', 'shortVideoCallback', 'socialCallback', 'partnerCallback'],
      ].toSorted(),
    );
    for (const area of ['sub-accounts', 'trademarks', 'holiday-mode', 'warehouses', 'delivery'])
      expect(matchRoute(`/account/${area}`, gb)).toEqual(to('/account/register', true));
  });
});

it('has every route and its address', () => {
  covers(['ROUTE-001'], () => {
    expect(Object.keys(routeTable)).toEqual(
      expect.arrayContaining([
        ...['Register', 'Login', 'RegisterForm', 'RegisterUS', 'RegisterACCU', 'LoginACCU'],
        ...['ttRegisterAdditional', 'Waitting', 'TicketLogin', 'OidcCallback'],
        ...['OAuthSocial', 'OAuthShortVideo', 'OAuthPartner'],
      ]),
    );
    expect(
      Object.values(routeTable)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      '/account/accu/login',
      '/account/accu/register',
      '/account/login',
      '/account/oauth/google',
      '/account/oauth/toko/callback',
      '/account/oauth/tt/callback',
      '/account/oidc_callback',
      '/account/register',
      '/account/register/form',
      '/account/register/us',
      '/account/ticket-login',
      '/account/tt-register-additional',
      '/account/waiting',
    ]);
  });
});

describe('on a standard site', () => {
  it.each([
    ['/account/register', page('register')],
    ['/account/register/', page('register')],
    ['/account/register/form', page('register')],
    ['/account/login', page('login')],
    ['/account/register/us', to('/account/register')],
    ['/', to('/account/register', true)],
    ['/account', to('/account/register', true)],
    ['/account/nowhere', to('/account/register', true)],
    ['/account/accu/login', to('/account/register', true)],
    ['/ACCOUNT/REGISTER', to('/account/register', true)],
  ])('%s', (pathname, match) => {
    expect(matchRoute(pathname, gb)).toEqual(match);
  });

  it('redirects an unknown path according to the region', () => {
    covers(['ROUTE-016', 'ROUTE-017'], () => {
      expect(matchRoute('/x', gb)).toEqual(to('/account/register', true));
      expect(matchRoute('/x', { ...gb, region: { ...toRegister, unknownPath: 'login' } })).toEqual(
        to('/account/login', true),
      );
    });
  });

  it('has the page for additional information', () => {
    covers(['ROUTE-008'], () => {
      for (const slash of ['', '/'])
        expect(matchRoute(`/account/tt-register-additional${slash}`, gb)).toEqual(
          page('additionalInfo'),
        );
    });
  });

  it('the US has its own register page', () => {
    covers(['ROUTE-004', 'ROUTE-005'], () => {
      expect(matchRoute('/account/register/us', us)).toEqual(page('register'));
      expect(matchRoute('/account/register/form', us)).toEqual(page('register'));
    });
  });
});

describe('the pages that finish a log-in', () => {
  it.each([gb, accu])('exist on every site, with and without a slash', (where) => {
    covers(['ROUTE-007', 'ROUTE-011', 'ROUTE-012', 'ROUTE-013', 'ROUTE-014'], () => {
      for (const slash of ['', '/']) {
        const shortVideo = matchRoute(`/account/oauth/tt/callback${slash}`, where);
        expect(shortVideo).toEqual(page('shortVideoCallback'));
        const social = matchRoute(`/account/oauth/google${slash}`, where);
        expect(social).toEqual(page('socialCallback'));
        const partner = matchRoute(`/account/oauth/toko/callback${slash}`, where);
        expect(partner).toEqual(page('partnerCallback'));
        expect(matchRoute(`/account/ticket-login${slash}`, where)).toEqual(page('ticketLogin'));
        expect(matchRoute(`/account/oidc_callback${slash}`, where)).toEqual(page('oidcCallback'));
      }
    });
  });

  it('the waiting page exists only with synchronised log-in', () => {
    covers(['ROUTE-006', 'ROUTE-015'], () => {
      expect(matchRoute('/account/waiting', gb)).toEqual(to('/account/login'));
      expect(matchRoute('/account/waiting', accu)).toEqual(to('/account/accu/login'));
      const region = { ...toRegister, needsSynchronisedLogin: true };
      for (const path of ['/account/waiting', '/account/waiting/'])
        expect(matchRoute(path, { ...gb, region })).toEqual(page('waiting'));
    });
  });
});

describe('on an ACCU site', () => {
  it('has its own two pages', () => {
    covers(['ROUTE-009', 'ROUTE-010'], () => {
      expect(matchRoute('/account/accu/register', accu)).toEqual(page('register'));
      expect(matchRoute('/account/accu/login/', accu)).toEqual(page('login'));
      expect(sitePaths(accu.site)).toEqual({
        register: '/account/accu/register',
        login: '/account/accu/login',
      });
    });
  });

  it('redirects every other log-in and register path to them', () => {
    covers(['ACCU-001'], () => {
      expect(matchRoute('/account/login', accu)).toEqual(to('/account/accu/login'));
      for (const path of ['', '/us', '/form'])
        expect(matchRoute(`/account/register${path}`, accu)).toEqual(to('/account/accu/register'));
      expect(matchRoute('/account/tt-register-additional', accu)).toEqual(
        to('/account/accu/register'),
      );
    });
  });

  it('redirects an unknown path to its log-in page', () => {
    covers(['ACCU-002'], () => {
      for (const path of ['/', '/account', '/account/accu'])
        expect(matchRoute(path, accu)).toEqual(to('/account/accu/login', true));
    });
  });
});

it('leads from every register page to the log-in where registration is not offered (S-205)', () => {
  const closed = { ...usVersion, signInMethods: { registration: false } } as const;
  covers(['REG-031'], () => {
    for (const path of ['register', 'register/us', 'register/form', 'tt-register-additional'])
      expect(matchRoute(`/account/${path}`, { ...us, region: closed })).toEqual(
        to('/account/login'),
      );
    expect(matchRoute('/x', { ...us, region: closed })).toEqual(to('/account/login', true));
    expect(matchRoute('/account/accu/register', { ...accu, region: closed })).toEqual(
      to('/account/accu/login'),
    );
    expect(matchRoute('/account/login', { ...us, region: closed })).toEqual(page('login'));
  });
});
