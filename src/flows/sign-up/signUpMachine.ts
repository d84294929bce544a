import { type Machine, stay } from '../Machine.ts';
import { accountStep } from './accountStep.ts';
import { passwordStep } from './passwordStep.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import type { SignUpState } from './SignUpState.ts';
import { verificationStep } from './verificationStep.ts';

/** Sign-up on the stepped page: account -> verification -> password -> success. Source: A§4. */
export const signUpMachine: Machine<SignUpState, SignUpEvent, SignUpEffect> = (state, event) => {
  switch (state.step) {
    case 'account':
      return accountStep(state, event);
    case 'verification':
      return verificationStep(state, event);
    case 'password':
      return passwordStep(state, event);
    case 'success':
      return stay(state);
  }
};
