import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { placeAt, sitePaths } from './placeAt.ts';
import { routeTable } from './routeTable.ts';

const toRegister = { unknownPath: 'register' } as const;
const gb = { site: { region: 'gb', variant: 'standard' }, region: toRegister } as const;
const us = { site: { region: 'us', variant: 'standard' }, region: toRegister } as const;
const accu = { site: { region: 'us', variant: 'accu' }, region: toRegister } as const;

const page = (name: 'register' | 'login') => ({ kind: 'page', page: name });
const to = (path: string, unknown = false) => ({ kind: 'redirect', path, unknown });

it('names every route and its address', () => {
  shows(['ROUTE-001'], () => {
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
  ])('%s', (pathname, place) => {
    expect(placeAt(pathname, gb)).toEqual(place);
  });

  it('the region decides where an unknown path leads', () => {
    shows(['ROUTE-016', 'ROUTE-017'], () => {
      expect(placeAt('/x', gb)).toEqual(to('/account/register', true));
      expect(placeAt('/x', { ...gb, region: { unknownPath: 'login' } })).toEqual(
        to('/account/login', true),
      );
    });
  });

  it('the US has its own register page', () => {
    shows(['ROUTE-004', 'ROUTE-005'], () => {
      expect(placeAt('/account/register/us', us)).toEqual(page('register'));
      expect(placeAt('/account/register/form', us)).toEqual(page('register'));
    });
  });
});

describe('on an ACCU site', () => {
  it('has its own two pages', () => {
    shows(['ROUTE-009', 'ROUTE-010'], () => {
      expect(placeAt('/account/accu/register', accu)).toEqual(page('register'));
      expect(placeAt('/account/accu/login/', accu)).toEqual(page('login'));
      expect(sitePaths(accu.site)).toEqual({
        register: '/account/accu/register',
        login: '/account/accu/login',
      });
    });
  });

  it('every other log-in and register path leads there', () => {
    shows(['ACCU-001'], () => {
      expect(placeAt('/account/login', accu)).toEqual(to('/account/accu/login'));
      for (const path of ['', '/us', '/form'])
        expect(placeAt(`/account/register${path}`, accu)).toEqual(to('/account/accu/register'));
      expect(placeAt('/account/tt-register-additional', accu)).toEqual(
        to('/account/accu/register'),
      );
    });
  });

  it('an unknown path leads to its log-in page', () => {
    shows(['ACCU-002'], () => {
      for (const path of ['/', '/account', '/account/accu'])
        expect(placeAt(path, accu)).toEqual(to('/account/accu/login', true));
    });
  });
});
