import { refusals } from '../refusals.ts';
import type { Outcome } from '../Resolver.ts';
import type { World } from '../../world/World.ts';

/** Whether a contact is an e-mail address; else it is a phone number. */
export const isEmail = (contact: string): boolean => contact.includes('@');

/** How the service says that a contact has an account; null when it has none. */
export function taken(contact: string, world: World): Outcome<never> | null {
  if (!world.accounts.has(contact)) return null;
  return isEmail(contact) ? refusals.emailExists() : refusals.mobileExists();
}

/** How the service says that a code is not right; null when it is. */
export function codeRefused(contact: string, code: string, world: World): Outcome<never> | null {
  const verdict = world.codes.check(contact, code);
  if (verdict === 'right') return null;
  if (!isEmail(contact)) return refusals.mobileCode();
  return verdict === 'expired' ? refusals.emailCodeExpired() : refusals.emailCodeWrong();
}
