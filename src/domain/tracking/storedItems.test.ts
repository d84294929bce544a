import { expect, it } from 'vitest';
import { LEAD_COOKIE, LEAD_COOKIE_LIFETIME_S } from '../lead/leadCookie.ts';
import { isSecretName } from './isSecretName.ts';
import { storageKeys, storedItems, type StorageKey } from './storedItems.ts';
import { cookieNotes, historyNotes, storedNotes } from './storedNotes.ts';

const secrets = storageKeys.filter((key) => storedNotes[key].secret !== undefined);
const without = (matches: (key: StorageKey) => boolean) => secrets.filter((key) => !matches(key));

it('every secret is in session storage and belongs to a flow', () => {
  expect(without((key) => storedItems[key].area === 'session')).toEqual([]);
  expect(without((key) => storedItems[key].flow !== null)).toEqual([]);
});

it('every key with a secret name is marked as secret', () => {
  expect(storageKeys.filter((key) => isSecretName(key) && !secrets.includes(key))).toEqual([]);
});

it('the secrets that are stored are those of a flow that the seller has not finished', () => {
  expect(Object.fromEntries(secrets.map((key) => [key, storedNotes[key].secret]))).toEqual({
    toko_oauth_verify_ticket: 'ticket',
    toko_oauth_email: 'part of an account',
    toko_oauth_email_ticket: 'ticket',
    toko_oauth_mobile: 'part of an account',
    toko_oauth_mobile_ticket: 'ticket',
    sign_up_account: 'account',
    profileKey: 'profile key',
    oauth_nonce: 'nonce',
    prefilled_account: 'account',
  });
});

it('a cookie is kept as long as the lead lasts, and nothing of the history is a secret', () => {
  expect(Object.keys(cookieNotes)).toEqual([LEAD_COOKIE]);
  expect(cookieNotes[LEAD_COOKIE]?.lifetime).toBe(LEAD_COOKIE_LIFETIME_S * 1000);
  expect(Object.keys(historyNotes).filter(isSecretName)).toEqual([]);
});
