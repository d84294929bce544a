import { expect, it } from 'vitest';
import { covers } from '#covers';
import { createSafeStorage } from '../tracking/createSafeStorage.ts';
import { clearFlow } from '../tracking/clearFlow.ts';
import { readSavedData, savedContact, storeSavedData, type SavedData } from './SavedData.ts';

const data: SavedData = {
  verifyTicket: 'V',
  censoredEmail: 'a***@shop.example',
  emailTicket: 'E',
  censoredMobile: '***3456',
  mobileTicket: 'M',
};

function createStorage() {
  const values = new Map<string, string>();
  const area = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  return { values, storage: createSafeStorage({ local: area, session: area }) };
}

it('holds a contact by its censored form and its ticket', () => {
  covers(['PARTNER-004'], () => {
    expect(savedContact(data, 'email')).toEqual({ censored: 'a***@shop.example', ticket: 'E' });
    expect(savedContact(data, 'phone')).toEqual({ censored: '***3456', ticket: 'M' });
    expect(savedContact({ ...data, emailTicket: null }, 'email')).toBeNull();
    expect(savedContact({ ...data, censoredMobile: '' }, 'phone')).toBeNull();
  });
});

it('is stored under the keys of the flow, and read again', () => {
  const { values, storage } = createStorage();
  expect(readSavedData(storage)).toBeNull();
  storeSavedData(storage, data);
  covers(['PARTNER-005'], () => {
    expect(Object.fromEntries(values)).toEqual({
      toko_onboarding: '1',
      toko_flow: '1',
      toko_oauth_verify_ticket: 'V',
      toko_oauth_email: 'a***@shop.example',
      toko_oauth_email_ticket: 'E',
      toko_oauth_mobile: '***3456',
      toko_oauth_mobile_ticket: 'M',
    });
  });
  expect(readSavedData(storage)).toEqual(data);
  clearFlow(storage, 'partner');
  expect([...values]).toEqual([]);
});

it('replaces the data of an earlier sign-in', () => {
  const { storage } = createStorage();
  storeSavedData(storage, data);
  const other = { ...data, verifyTicket: 'W', censoredMobile: null, mobileTicket: null };
  storeSavedData(storage, other);
  expect(readSavedData(storage)).toEqual(other);
});
