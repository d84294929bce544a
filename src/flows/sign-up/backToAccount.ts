import type { Transition } from '../Machine.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { PasswordStep, SignUpState, VerificationStep } from './SignUpState.ts';

/**
 * Back: the account step again with the contact kept; the send state, code and passwords are gone
 * and a running request is dropped. Source: A§4 (FLOW-028), CODE-013.
 */
export const backToAccount = (
  state: VerificationStep | PasswordStep,
): Transition<SignUpState, SignUpEffect> => ({
  state: {
    step: 'account',
    contact: state.contact,
    activity: { name: 'editing', notice: null },
    lastRequest: state.lastRequest,
    popup: state.popup,
    resendAt: null,
  },
  effects: [
    { type: 'ABORT' },
    { type: 'SHOW_CONTACT', contact: state.contact },
    { type: 'CLEAR_CODE' },
    { type: 'CLEAR_PASSWORDS' },
    { type: 'FOCUS', target: 'account' },
  ],
});
