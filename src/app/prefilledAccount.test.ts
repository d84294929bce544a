import { expect, it } from 'vitest';
import type { Contact } from '../domain/account/Contact.ts';
import { callingCodes } from '../domain/phone/callingCodes.ts';
import { createSafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { createPrefilledAccount } from './prefilledAccount.ts';

const unavailable = () => {
  throw new Error('no storage');
};
const storage = createSafeStorage({ local: unavailable, session: unavailable });
const prefilledAccount = createPrefilledAccount(storage);

const [country] = callingCodes;
const contacts: readonly Contact[] = [
  { type: 'email', email: 'ada@shop.example' },
  ...(country
    ? [{ type: 'phone', phone: { code: country.code, number: '12345', extra: country } } as const]
    : []),
];

it('is empty at first', () => {
  expect(prefilledAccount.read()).toBeNull();
});

it.each(contacts)('keeps an account by $type, without an expression (S-180)', (contact) => {
  prefilledAccount.put(contact);
  expect(prefilledAccount.read()).toEqual(
    contact.type === 'email'
      ? { account: contact.email, country: null }
      : { account: '+24712345', country: 'AC' },
  );
  expect(storage.read('prefilled_account')).toEqual(
    contact.type === 'email' ? contact.email : { shortname: 'AC', code: '247', number: '12345' },
  );
});
