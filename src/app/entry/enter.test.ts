import { expect, it } from 'vitest';
import { covers } from '#covers';
import { storageWith } from '../../domain/tracking/support/storageWith.ts';
import { enter } from './enter.ts';

function visit(address: string, referrer = '') {
  const url = new URL(address, 'https://gb.portico.example');
  const { storage } = storageWith();
  return { entry: enter(storage, { url, referrer, now: 0 }), storage };
}

it('removes only the account from the address', () => {
  const { entry, storage } = visit(
    '/account/register?channel=a%20b&email_phone_number=ada%40shop.example&refercode=r1&x#top',
  );
  expect(entry).toMatchObject({
    account: 'ada@shop.example',
    cleaned: '/account/register?channel=a%20b&refercode=r1&x#top',
  });
  expect(storage.read('register_channel')).toBe('a b');
});

it.each([
  ['/account/register', null],
  ['/account/register?chain=c', null],
  ['/account/register?email_phone_number=', '/account/register'],
  ['/account/register?email%5Fphone_number=a@b.co&email_phone_number=c@d.co', '/account/register'],
  [
    '/account/ticket-login/?ticket=T-1&redirect_url=%2Fsettle',
    '/account/ticket-login/?redirect_url=%2Fsettle',
  ],
  ['/account/oauth/google?code=C-1&state=S-1&profileKey=P-1&%74icket=T', '/account/oauth/google'],
  [
    'https://gb.portico.example//account/register?email_phone_number=a@b.co&chain=c',
    '/account/register?chain=c',
  ],
  ['https://gb.portico.example///account//register', '/account/register'],
  ['/account/oidc_callback#error=access_denied', '/account/oidc_callback'],
  ['/account/register#id_token', '/account/register'],
  ['/account/login?redirect_hack=%2Fa&channel=c', '/account/login?channel=c'],
])('%s becomes %s', (address, cleaned) => {
  expect(visit(address).entry.cleaned).toBe(cleaned);
});

it('removes the flags of the login check before anything is asked', () => {
  covers(['LOGIN-013'], () => {
    const { entry } = visit('/account/login?needLogin=1&channel=c&ttp_session_expire=1');
    expect(entry.cleaned).toBe('/account/login?channel=c');
    expect(entry.arrived.query.get('ttp_session_expire')).toBe('1');
  });
});

it('reads state and id_token from the fragment and removes it with them (S-111)', () => {
  covers(['OIDC-001'], () => {
    const { entry } = visit('/account/oidc_callback?channel=c#state=S-1&id_token=I-1&lang=en');
    expect(entry.cleaned).toBe('/account/oidc_callback?channel=c');
    expect(Object.fromEntries(entry.arrived.fragment)).toEqual({
      ...{ state: 'S-1', id_token: 'I-1', lang: 'en' },
    });
  });
});

it.each([
  ['+447911123456', '+447911123456'],
  ['%2B44+7911+123456', '+44 7911 123456'],
  ['ana+shop@x.example', 'ana+shop@x.example'],
  ['ana%2Bshop%40x.example', 'ana+shop@x.example'],
])('a raw + in the account %s survives', (written, account) => {
  expect(visit(`/account/register?email_phone_number=${written}`).entry.account).toBe(account);
});

it.each([
  '/account/oauth/tt/callback?code=C-1',
  '/account/oidc_callback/',
  '/account/oauth/google',
])('stores no provider as the origin of a user that comes back to %s (S-158)', (address) => {
  const { storage } = visit(address, 'https://accounts.provider.example/');
  expect(storage.read('register_referrer')).toBeNull();
});

it('stores where a user comes from to another page (S-158)', () => {
  const { storage } = visit('/account/register', 'https://search.example/');
  expect(storage.read('register_referrer')).toBe('https://search.example/');
});
