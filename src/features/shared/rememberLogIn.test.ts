import { expect, it } from 'vitest';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { storageKeys, storedItems } from '../../domain/tracking/storedItems.ts';
import { createArea } from '../../domain/tracking/support/createArea.ts';
import { storedSamples } from '../../domain/tracking/support/storedSamples.ts';
import { rememberLogIn } from './rememberLogIn.ts';

it('stores a value that differs at each log-in, for the other tabs (S-104)', () => {
  const local = createArea();
  const storage = createSafeStorage({ local: () => local, session: createArea });
  rememberLogIn({ storage, now: () => 1000 });
  expect(local.entries()).toEqual({ seller_login_state: '1000' });
  rememberLogIn({ storage, now: () => 1001 });
  expect(local.entries()).toEqual({ seller_login_state: '1001' });
});

it('removes what every flow stored, and nothing else (S-180)', () => {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  for (const key of storageKeys) storage.write(key, storedSamples[key]);
  rememberLogIn({ storage, now: () => 1000 });
  for (const key of storageKeys)
    expect(storage.read(key) === null, key).toBe(storedItems[key].flow !== null);
});
