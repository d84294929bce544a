import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { Services } from '../features/Services.ts';

/** Keeps the account that the conflict flow carries to the login page, out of every address. Source: S-180. */
export const createCarriedAccount = (storage: SafeStorage): Services['carried'] => ({
  put: ({ email }) => storage.write('carried_account', email),
  read() {
    const email = storage.read('carried_account') ?? '';
    return email === '' ? null : { type: 'email', email };
  },
});
