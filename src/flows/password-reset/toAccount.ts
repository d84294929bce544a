import type { Notice } from '../../domain/errors/Notice.ts';
import { serverCooldowns } from '../Cooldown.ts';
import type { Transition } from '../Machine.ts';
import type { ResetEffect } from './ResetEffect.ts';
import { commonOf, type CodeStep, type PasswordStep, type ResetState } from './ResetState.ts';

/**
 * Goes back to the account, which stays; the code, its countdown and the passwords go. A cooldown of
 * the server stays. Source: S-101, E-14, E-19.
 *
 * @param notice an error of the account
 */
export function toAccount(
  state: CodeStep | PasswordStep,
  notice: Notice | null = null,
): Transition<ResetState, ResetEffect> {
  return {
    state: {
      ...commonOf(state),
      cooldowns: serverCooldowns(state.cooldowns),
      step: 'account',
      contact: state.contact,
      activity: { name: 'editing', notice },
    },
    effects: [
      { type: 'ABORT' },
      { type: 'CLEAR_CODE' },
      { type: 'CLEAR_PASSWORDS' },
      { type: 'FOCUS', target: 'account' },
    ],
  };
}

/** The notice of an account that does not exist, with its way to the registration (1011). Source: S-100. */
export const unknownAccount = (notice: Notice): Notice => ({ ...notice, offer: 'register' });
