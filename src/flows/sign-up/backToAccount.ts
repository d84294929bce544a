import { serverCooldowns } from '../Cooldown.ts';
import type { Transition } from '../Machine.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import {
  commonOf,
  normal,
  type PasswordStep,
  type SignUpState,
  type VerificationStep,
} from './SignUpState.ts';

/**
 * Goes back to the account step with the contact: clears the send state, code and passwords, and
 * aborts a pending request. A cooldown of the server stays. Source: A§4 (FLOW-028), CODE-013, E-19.
 */
export function backToAccount(
  state: VerificationStep | PasswordStep,
): Transition<SignUpState, SignUpEffect> {
  return {
    state: {
      ...commonOf(state),
      cooldowns: serverCooldowns(state.cooldowns),
      step: 'account',
      mode: normal,
      contact: state.contact,
      activity: { name: 'editing', notice: null },
    },
    effects: [
      { type: 'ABORT' },
      { type: 'SHOW_CONTACT', contact: state.contact },
      { type: 'CLEAR_CODE' },
      { type: 'CLEAR_PASSWORDS' },
      { type: 'FOCUS', target: 'account' },
    ],
  };
}
