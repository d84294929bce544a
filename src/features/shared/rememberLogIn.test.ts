import { expect, it } from 'vitest';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { createArea } from '../../domain/tracking/support/createArea.ts';
import { rememberLogIn } from './rememberLogIn.ts';

it('stores a value that differs at each log-in, for the other tabs (S-104)', () => {
  const local = createArea();
  const storage = createSafeStorage({ local: () => local, session: createArea });
  rememberLogIn({ storage, now: () => 1000 });
  expect(local.entries()).toEqual({ seller_login_state: '1000' });
  rememberLogIn({ storage, now: () => 1001 });
  expect(local.entries()).toEqual({ seller_login_state: '1001' });
});
