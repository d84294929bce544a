import { expect, it } from 'vitest';
import { createArea } from '../domain/tracking/support/createArea.ts';
import { createSafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { createSignUpAccount } from './signUpAccount.ts';

const storageWith = (stored: string | null) => {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  if (stored !== null) storage.write('sign_up_account', stored);
  return storage;
};

it('is that of the link, else of an earlier attempt', () => {
  expect(createSignUpAccount(storageWith('old@b.co'), 'link@b.co').read()).toBe('link@b.co');
  expect(createSignUpAccount(storageWith('old@b.co'), null).read()).toBe('old@b.co');
  expect(createSignUpAccount(storageWith(null), null).read()).toBeNull();
});

it('is replaced by what was typed at the log-in, also after a reload', () => {
  const storage = storageWith(null);
  const account = createSignUpAccount(storage, 'link@b.co');
  account.put({ type: 'email', email: 'typed@b.co' });
  expect(account.read()).toBe('typed@b.co');
  expect(createSignUpAccount(storage, null).read()).toBe('typed@b.co');
});
