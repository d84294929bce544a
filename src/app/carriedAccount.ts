import type { Contact } from '../domain/account/Contact.ts';
import type { Services } from '../features/Services.ts';

const KEY = 'carried_account';

/** Uses session storage where the browser allows it; null otherwise (E-22). */
function stored<Result>(access: (storage: Storage) => Result): Result | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps the account that the conflict flow carries to the login page, out of every address. Source: S-180. */
export function createCarriedAccount(): Services['carried'] {
  let kept: Contact | null = null;
  return {
    put(contact) {
      kept = contact;
      stored((storage) => storage.setItem(KEY, contact.email));
    },
    read() {
      const email = kept?.email ?? stored((storage) => storage.getItem(KEY)) ?? '';
      return email === '' ? null : { type: 'email', email };
    },
  };
}
