import type { Contact } from '../domain/account/Contact.ts';
import type { Services } from '../features/Services.ts';

const KEY = 'carried_account';

/** Session storage where the browser allows it; nothing otherwise (E-22). */
function sessionStore(): Storage | null {
  try {
    return sessionStorage;
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
      sessionStore()?.setItem(KEY, contact.email);
    },
    read() {
      const email = kept?.email ?? sessionStore()?.getItem(KEY) ?? '';
      return email === '' ? null : { type: 'email', email };
    },
  };
}
