import * as z from 'zod/mini';
import type { Contact } from '../domain/account/Contact.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { BrowserServices } from '../features/Services.ts';

const text = z.string();
const country = z.object({
  name: text,
  shortname: text,
  code: text,
  key: text,
  validatorReg: text,
  trunkPrefix: text,
  repeatReg: text,
});
const phone = z.object({ code: text, number: text, extra: country });

/** Stores the account that the conflict flow passes to the login page, without using an address. Source: S-180. */
export const createPrefilledAccount = (
  storage: SafeStorage,
): BrowserServices['prefilledAccount'] => ({
  put: (contact) =>
    storage.write(
      'prefilled_account',
      contact.type === 'email' ? contact.email : JSON.stringify(contact.phone),
    ),
  read: () => readContact(storage.read('prefilled_account') ?? ''),
});

function readContact(stored: string): Contact | null {
  if (stored === '') return null;
  if (!stored.startsWith('{')) return { type: 'email', email: stored };
  try {
    return { type: 'phone', phone: phone.parse(JSON.parse(stored)) };
  } catch {
    return null; // not written by the portal
  }
}
