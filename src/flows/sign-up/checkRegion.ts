import type { Transition } from '../Machine.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { AccountStep } from './SignUpState.ts';

/** Starts the network region check. Source: FLOW-007. */
export function checkRegion(state: AccountStep): Transition<AccountStep, SignUpEffect> {
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'checkingRegion', request } },
    effects: [{ type: 'CHECK_REGION', request }],
  };
}
