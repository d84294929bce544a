import { nationalNumber } from '../domain/phone/nationalNumber.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { BrowserServices } from '../features/Services.ts';

/**
 * Stores the account that the conflict flow passes to the login page, without using an address. What
 * comes back is read by the field like what is typed. Source: A§4 (LOGIN-017), S-180.
 */
export const createPrefilledAccount = (
  storage: SafeStorage,
): BrowserServices['prefilledAccount'] => ({
  put(contact) {
    if (contact.type === 'email') {
      storage.write('prefilled_account', contact.email);
      return;
    }
    const { code, extra } = contact.phone;
    const number = nationalNumber(contact.phone);
    storage.write('prefilled_account', { shortname: extra.shortname, code, number });
  },
  read() {
    const stored = storage.read('prefilled_account');
    if (stored === null) return null;
    if (typeof stored === 'string') return { account: stored, country: null };
    return { account: `+${stored.code}${stored.number}`, country: stored.shortname };
  },
});
