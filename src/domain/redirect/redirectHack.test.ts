import { expect, it } from 'vitest';
import { covers } from '#covers';
import { redirectHack } from './redirectHack.ts';

const rule = { origin: 'https://gb.portico.example', hosts: ['shop.example', 'gb.localhost:7100'] };
const hack = (target: string, query = '') => redirectHack(target, new URLSearchParams(query), rule);

it('forwards exactly the listed parameters', () => {
  const listed = {
    ...{ channel: 'a b', is_new_connect: '1', is_new_user: '0', h5_onboard_ab_id: '7' },
    ...{ region_check: '1', shop_region: 'GB', ttp_session_expire: '1' },
  };
  const others = {
    ...{ redirect_url: '/settle', needLogin: '1', redirect_hack: 'x', chain: 'c' },
    ...{ ticket: 'T-1', code: 'C-1', state: 'S-1', email_phone_number: 'ana@example.com' },
  };
  covers(['LOGIN-005'], () => {
    const query = new URLSearchParams({ ...others, ...listed });
    const url = new URL(hack('https://shop.example/a', query.toString()) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual(listed);
  });
});

it('keeps the query and the fragment of the target, and adds nothing that is absent', () => {
  expect(hack('https://shop.example/a?x=1&channel=old#top', 'channel=new&is_new_user=')).toBe(
    'https://shop.example/a?x=1&channel=new&is_new_user=#top',
  );
  expect(hack('/settle')).toBe('https://gb.portico.example/settle');
});

it.each([
  'http://shop.example/',
  'http://gb.localhost:7100/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '',
])('refuses %j', (target) => {
  covers(['SEC-003'], () => {
    expect(hack(target, 'channel=a')).toBeNull();
  });
});
