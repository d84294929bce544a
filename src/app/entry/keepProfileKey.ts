import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';

/**
 * Stores the profile of a third-party sign-up, whose key the address no longer has. An address without
 * one keeps what is stored, as after a reload; one that is empty or doubled is none. Source: A§2, S-086.
 */
export function keepProfileKey(
  storage: Pick<SafeStorage, 'write' | 'remove'>,
  query: URLSearchParams,
): void {
  const [key, second] = query.getAll('profileKey');
  if (key === undefined) return;
  if (key === '' || second !== undefined) storage.remove('profileKey');
  else storage.write('profileKey', key);
}
