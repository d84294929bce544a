import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';

/**
 * Stores that somebody logged in, for the other tabs: their storage event needs a value that differs
 * at each log-in. Source: A§4, S-104.
 *
 * @param now epoch milliseconds
 */
export const rememberLogIn = (
  storage: Pick<SafeStorage, 'write'>,
  userId: string,
  now: number,
): void => storage.write('seller_login_state', `${userId} ${now}`);
