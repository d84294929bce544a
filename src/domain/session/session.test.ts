import { expect, it } from 'vitest';
import { covers } from '#covers';
import { accountLoginType, type AccountLoginType } from './accountLoginType.ts';
import { isSellerCondition, sellerCondition } from './sellerCondition.ts';
import { sessionOf } from './SessionInfo.ts';

it('seller conditions have the numbers of the specification', () => {
  covers(['API-043'], () => {
    expect(sellerCondition).toEqual({
      NONE: 0,
      JOIN_TODO1: 1,
      JOIN_TODO2: 2,
      PENDING: 3,
      REJECTED: 4,
      JOINED: 5,
      DEACTIVATED: 6,
    });
    for (const value of [0, 1, 2, 3, 4, 5, 6]) expect(isSellerCondition(value)).toBe(true);
    for (const value of [-1, 7, 0.5, '5', null, undefined])
      expect(isSellerCondition(value)).toBe(false);
  });
});

it('login types have the numbers of the specification', () => {
  covers(['API-044'], () => {
    const types: readonly AccountLoginType[] = [0, 1, 2];
    expect(Object.values(accountLoginType)).toEqual(types);
    expect(accountLoginType).toEqual({ ACCOUNT_LOGIN: 0, ACCOUNT_SSO: 1, ACCOUNT_TT_AUTH: 2 });
  });
});

const seller = {
  ...{ seller_id: '7495', seller_condition: sellerCondition.JOINED },
  seller_type: 'cross-border',
} as const;

it('keeps only the fields of a session that are named', () => {
  const response = {
    user_id_str: '6801',
    seller: { ...seller, email: 'ana@example.com' },
    global_seller: { global_seller_id: '8801', name: 'Ana' },
    mobile: '+44 7911 123456',
  };
  covers(['API-042'], () => {
    expect(sessionOf(response)).toEqual({
      user_id_str: '6801',
      seller,
      global_seller: { global_seller_id: '8801' },
    });
  });
});

it('an account without a shop has a session, an anonymous visitor has none', () => {
  const withoutShop = { user_id_str: '6801', seller: null, global_seller: null };
  expect(sessionOf({ user_id_str: '6801' })).toEqual(withoutShop);
  for (const user_id_str of ['', null, undefined])
    expect(sessionOf({ user_id_str, seller })).toBeNull();
});

it('recognises the three types of seller, and no other', () => {
  const typeOf = (seller_type?: string | null) =>
    sessionOf({ user_id_str: '1', seller: { ...seller, seller_type } })?.seller?.seller_type;
  covers(['ROLE-004'], () => {
    for (const type of ['official-creator', 'global-seller', 'cross-border'])
      expect(typeOf(type)).toBe(type);
    for (const other of ['creator', 'GLOBAL-SELLER', '', null, undefined])
      expect(typeOf(other)).toBeNull();
  });
});

it('a condition that is not listed becomes null', () => {
  const session = sessionOf({ user_id_str: '1', seller: { seller_id: '2', seller_condition: 7 } });
  expect(session?.seller).toEqual({ seller_id: '2', seller_condition: null, seller_type: null });
});
