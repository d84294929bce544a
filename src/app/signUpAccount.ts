import { contactText } from '../domain/account/Contact.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { BrowserServices } from '../features/Services.ts';

/**
 * The account that the register form begins with, without using an address, and the code that a form
 * sent to it. Source: REG-020, E-12, E-14, S-180.
 *
 * @param linked the account of a link; null for none
 */
export function createSignUpAccount(
  storage: Pick<SafeStorage, 'read' | 'write'>,
  linked: string | null,
): BrowserServices['signUpAccount'] {
  const stored = storage.read('sign_up_account');
  let kept =
    linked === null || linked === stored?.account ? stored : { account: linked, sent: null };
  return {
    read: () => kept?.account ?? null,
    sentAt: (form) => (kept?.sent?.by === form ? kept.sent.at : null),
    put(contact, sent) {
      kept = { account: contactText(contact), sent: sent ?? null };
      storage.write('sign_up_account', kept);
    },
  };
}
