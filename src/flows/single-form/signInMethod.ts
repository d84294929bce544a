import type { ConnectConsents } from '../../domain/sign-in/connectState.ts';
import {
  checksRegion,
  type LeavingMethod,
  type SignInMethod,
} from '../../domain/sign-in/signInMethods.ts';
import { isCoolingDown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import type { SingleFormEffect } from './SingleFormEffect.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import type { SingleFormState } from './SingleFormState.ts';

type Next = Transition<SingleFormState, SingleFormEffect>;

/** Starts the network region check, of a submit or of a provider. Source: FLOW-018, OAUTH-003. */
export function checkRegion(state: SingleFormState, method: LeavingMethod | null): Next {
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

/** Leaves for the provider's page. */
const leave = (
  state: SingleFormState,
  method: LeavingMethod,
  consents?: ConnectConsents,
): Next => ({
  state: { ...state, activity: { name: 'leaving', method } },
  effects: [{ type: 'START_METHOD', method, ...(consents && { consents }) }],
});

/** Continues after the check: opens the provider, after its terms, or validates the form. Source: A§4, S-202. */
export function proceed(state: SingleFormState, method: LeavingMethod | null): Next {
  if (method === null)
    return {
      state: { ...state, activity: { name: 'validating' } },
      effects: [{ type: 'VALIDATE' }],
    };
  return state.asksTerms
    ? { state: { ...state, activity: { name: 'agreeing', method } }, effects: [] }
    : leave(state, method);
}

/** Agreeing to the terms, and leaving. */
export function leaving(
  state: SingleFormState,
  { name, method }: { readonly name: 'agreeing' | 'leaving'; readonly method: LeavingMethod },
  event: SingleFormEvent,
): Next {
  const form: SingleFormState = { ...state, activity: { name: 'editing' } };
  if (name === 'agreeing') {
    if (event.type === 'TERMS_AGREED') return leave(state, method, event.consents);
    return event.type === 'DISMISSED' ? { state: form, effects: [] } : stay(state);
  }
  if (event.type === 'START_FAILED')
    return { state: form, effects: [{ type: 'TOAST_ERROR', notice: event.notice }] };
  return event.type === 'PAGE_RESTORED' ? { state: form, effects: [] } : stay(state);
}

/**
 * A sign-in method: the region check and then the provider's page, the partner's page after the terms, or
 * for business advertising the log-in with tips. Source: A§4, REG-015 to REG-017.
 */
export function methodChosen(state: SingleFormState, method: SignInMethod, at: number): Next {
  if (checksRegion(method) && isCoolingDown(state.regionCooldown, at)) return stay(state); // S-209
  const tracked = { type: 'TRACK_METHOD', method } as const;
  if (method === 'businessAdvertising')
    return { state, effects: [tracked, { type: 'GO_TO_LOGIN', contact: null, tips: true }] };
  const next = checksRegion(method) ? checkRegion(state, method) : proceed(state, method);
  return { state: next.state, effects: [tracked, ...next.effects] };
}
