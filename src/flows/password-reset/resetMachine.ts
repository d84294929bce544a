import { type Machine, stay } from '../Machine.ts';
import { accountStep } from './accountStep.ts';
import { codeStep } from './codeStep.ts';
import { passwordStep } from './passwordStep.ts';
import type { ResetEffect } from './ResetEffect.ts';
import type { ResetEvent } from './ResetEvent.ts';
import type { ResetState } from './ResetState.ts';

/** A forgotten password: account -> code -> new password. Source: A§7, S-101. */
export const resetMachine: Machine<ResetState, ResetEvent, ResetEffect> = (state, event) => {
  switch (state.step) {
    case 'account':
      return accountStep(state, event);
    case 'code':
      return codeStep(state, event);
    case 'password':
      return passwordStep(state, event);
    case 'over':
      return stay(state);
  }
};
