import {
  isOAuthMethod,
  type OAuthMethod,
  type SignInMethod,
} from '../../domain/sign-in/signInMethods.ts';
import { leaveByMethod } from '../leaveByMethod.ts';
import type { Transition } from '../Machine.ts';
import type { SingleFormEffect } from './SingleFormEffect.ts';
import type { SingleFormState } from './SingleFormState.ts';

type Next = Transition<SingleFormState, SingleFormEffect>;

/** Starts the network region check, of a submit or of a provider. Source: FLOW-018, OAUTH-003. */
export function checkRegion(state: SingleFormState, method: OAuthMethod | null): Next {
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'checkingRegion', request, method },
    },
    effects: [{ type: 'CHECK_REGION', request }],
  };
}

/** Continues after the check: opens the provider, or validates the form. Source: A§4. */
export const proceed = (state: SingleFormState, method: OAuthMethod | null): Next =>
  method === null
    ? { state: { ...state, activity: { name: 'validating' } }, effects: [{ type: 'VALIDATE' }] }
    : {
        state: { ...state, activity: { name: 'leaving', method } },
        effects: [{ type: 'START_METHOD', method }],
      };

/**
 * A sign-in method: the region check and then the provider's page, the partner's page, or for business
 * advertising the log-in with tips. Source: A§4, REG-015 to REG-017.
 */
export function methodChosen(state: SingleFormState, method: SignInMethod): Next {
  const tracked = { type: 'TRACK_METHOD', method } as const;
  if (isOAuthMethod(method)) {
    const next = checkRegion(state, method);
    return { state: next.state, effects: [tracked, ...next.effects] };
  }
  return { state, effects: [tracked, leaveByMethod(method)] };
}
