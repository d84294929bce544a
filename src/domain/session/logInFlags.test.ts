import { expect, it } from 'vitest';
import { covers } from '#covers';
import { comesBeforePage, isLogInFlag } from './logInFlags.ts';
import { logInParameters } from './logInParameters.ts';

it('knows the parameters of the log-in redirects', () => {
  covers(['LOGIN-015'], () => {
    expect(Object.keys(logInParameters)).toEqual([
      ...['redirect_url', 'needLogin', 'is_new_user', 'channel', 'is_new_connect'],
      ...['h5_onboard_ab_id', 'region_check', 'shop_region', 'ttp_session_expire'],
    ]);
    expect(
      [...Object.keys(logInParameters), 'redirect_hack', 'toString'].filter(isLogInFlag),
    ).toEqual(['needLogin', 'ttp_session_expire', 'redirect_hack']);
  });
});

it.each([
  ['needLogin=1', true],
  ['ttp_session_expire=1', true],
  ['redirect_hack=', true],
  ['ticket=T-1', false],
  ['needLogin=0&ttp_session_expire=true', false],
  ['channel=a&redirect_url=%2Fsettle', false],
])('%s comes before the page: %s', (query, before) => {
  expect(comesBeforePage(new URLSearchParams(query))).toBe(before);
});
