import { expect, it, vi } from 'vitest';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { rememberLogIn } from './rememberLogIn.ts';

it('stores a value that differs at each log-in, for the other tabs (S-104)', () => {
  const write = vi.fn<SafeStorage['write']>();
  const storage = { write, read: vi.fn(), remove: vi.fn(), take: vi.fn() };
  for (const now of [1000, 1001]) rememberLogIn({ storage, now: () => now });
  expect(write.mock.calls).toEqual([
    ['seller_login_state', '1000'],
    ['seller_login_state', '1001'],
  ]);
});
