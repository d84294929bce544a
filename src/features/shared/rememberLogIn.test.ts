import { expect, it, vi } from 'vitest';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { rememberLogIn } from './rememberLogIn.ts';

it('stores a value that differs at each log-in, for the other tabs (S-104)', () => {
  const write = vi.fn<SafeStorage['write']>();
  rememberLogIn({ write }, '7', 1000);
  rememberLogIn({ write }, '7', 1001);
  expect(write.mock.calls).toEqual([
    ['seller_login_state', '7 1000'],
    ['seller_login_state', '7 1001'],
  ]);
});
