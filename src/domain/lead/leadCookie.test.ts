import { expect, it } from 'vitest';
import { covers } from '#covers';
import type { Lead } from './Lead.ts';
import { leadCookie } from './leadCookie.ts';

const lead: Lead = {
  ...{ group: 'B', sellerStatus: 2, sellerSource: 1 },
  shopUrl: 'https://shop.example/ä;b=c',
};

const valueOf = (cookie: string): unknown =>
  JSON.parse(decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? ''));

it('holds the lead form as JSON for seven days', () => {
  covers(['LEAD-007'], () => {
    const [value = '', ...attributes] = leadCookie(lead, 'http:').split('; ');
    expect(value).toMatch(/^current_user_existing_seller=[\w%.!~*'()-]+$/);
    expect(valueOf(value)).toEqual(lead);
    expect(attributes).toEqual(['path=/', 'SameSite=Lax', 'max-age=604800']);
  });
});

it('is secure on https, and holds nothing but the lead (S-174)', () => {
  const state = { ...lead, step: 'sign_up', sellerStatus: null };
  const cookie = leadCookie(state, 'https:');
  expect(cookie).toMatch(/; Secure$/);
  expect(valueOf(cookie)).toEqual({ ...lead, sellerStatus: null });
});
