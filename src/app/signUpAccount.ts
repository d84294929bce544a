import { contactText } from '../domain/account/Contact.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { BrowserServices } from '../features/Services.ts';

/**
 * The account that the register form begins with, without using an address. Source: REG-020, E-14, S-180.
 *
 * @param linked the account of a link; null for none
 */
export function createSignUpAccount(
  storage: Pick<SafeStorage, 'read' | 'write'>,
  linked: string | null,
): BrowserServices['signUpAccount'] {
  let account = linked ?? storage.read('sign_up_account');
  return {
    read: () => account,
    put(contact) {
      account = contactText(contact);
      storage.write('sign_up_account', account);
    },
  };
}
