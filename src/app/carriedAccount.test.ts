import { expect, it } from 'vitest';
import type { Contact } from '../domain/account/Contact.ts';
import { callingCodes } from '../domain/phone/callingCodes.ts';
import { createSafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { createCarriedAccount } from './carriedAccount.ts';

const nowhere = () => {
  throw new Error('There is no storage here.');
};
const storage = createSafeStorage({ local: nowhere, session: nowhere });
const carried = createCarriedAccount(storage);

const [country] = callingCodes;
const contacts: readonly Contact[] = [
  { type: 'email', email: 'ada@shop.example' },
  ...(country
    ? [{ type: 'phone', phone: { code: country.code, number: '12345', extra: country } } as const]
    : []),
];

it('is empty before anybody was sent to log in', () => {
  expect(carried.read()).toBeNull();
});

it.each(contacts)('carries an account by $type whole (S-180)', (contact) => {
  carried.put(contact);
  expect(carried.read()).toEqual(contact);
});

it.each(['{"code":"44"}', '{half'])('takes nothing that is no account: %s', (stored) => {
  storage.write('carried_account', stored);
  expect(carried.read()).toBeNull();
});
