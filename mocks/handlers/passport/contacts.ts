import { refusals } from '../refusals.ts';
import type { Outcome } from '../Resolver.ts';
import type { World } from '../../world/World.ts';

/** Whether a contact is an e-mail address and not a phone number. */
export const isEmail = (contact: string): boolean => contact.includes('@');

/** The refusal of a contact that has an account; null when it has none. */
export function taken(contact: string, world: World): Outcome<never> | null {
  if (!world.accounts.has(contact)) return null;
  return isEmail(contact) ? refusals.emailExists() : refusals.mobileExists();
}

/** The refusal of a code that is wrong or expired; null when it is right. */
export function codeRefused(contact: string, code: string, world: World): Outcome<never> | null {
  const verdict = world.codes.check(contact, code);
  if (verdict === 'right') return null;
  if (!isEmail(contact)) return refusals.mobileCode();
  return verdict === 'expired' ? refusals.emailCodeExpired() : refusals.emailCodeWrong();
}
