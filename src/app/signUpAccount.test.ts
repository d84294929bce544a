import { expect, it } from 'vitest';
import { createArea } from '../domain/tracking/support/createArea.ts';
import { createSafeStorage } from '../domain/tracking/createSafeStorage.ts';
import { createSignUpAccount } from './signUpAccount.ts';

const storageWith = (account: string | null) => {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  if (account !== null) storage.write('sign_up_account', { account, sent: null });
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

it('knows when its form sent a code to it, also after a reload (E-12)', () => {
  const storage = storageWith(null);
  const account = createSignUpAccount(storage, null);
  account.put({ type: 'email', email: 'ada@b.co' }, { by: 'single-form', at: 1000 });
  const sentAt = (linked: string | null) => createSignUpAccount(storage, linked).sentAt;
  expect(account.sentAt('single-form')).toBe(1000);
  expect(sentAt(null)('single-form')).toBe(1000);
  expect(sentAt('ada@b.co')('single-form')).toBe(1000);
  expect(sentAt('other@b.co')('single-form')).toBeNull();
  expect(sentAt(null)('additional-info')).toBeNull();
  account.put({ type: 'email', email: 'ada@b.co' });
  expect(sentAt(null)('single-form')).toBeNull();
});
