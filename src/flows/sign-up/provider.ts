import { isOAuthMethod, type SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import { leaveByMethod } from '../leaveByMethod.ts';
import { stay, type Transition } from '../Machine.ts';
import { checkRegion } from './checkRegion.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { normal, type AccountStep, type SignUpState } from './SignUpState.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const backToNormal = (state: AccountStep): AccountStep => ({
  ...state,
  mode: normal,
  activity: { name: 'editing', notice: null },
});

function chosen(state: AccountStep, method: SignInMethod): Next {
  const tracked: SignUpEffect = { type: 'TRACK_METHOD', method };
  if (isOAuthMethod(method)) {
    const next = checkRegion({ ...state, mode: { name: 'oauth', method } });
    return { state: next.state, effects: [tracked, ...next.effects] };
  }
  return { state: backToNormal(state), effects: [tracked, leaveByMethod(method)] };
}

/**
 * Sign-up through a provider: the region check first, then the provider's page; an incomplete result
 * opens a dialog over the account step. Business advertising opens the log-in. Source: A§4, S-097.
 */
export function providerMachine(state: AccountStep, event: SignUpEvent): Next {
  switch (event.type) {
    case 'METHOD_CHOSEN':
      return state.activity.name === 'editing' ? chosen(state, event.method) : stay(state);
    case 'PAGE_RESTORED':
      return state.activity.name === 'leaving'
        ? { state: backToNormal(state), effects: [] }
        : stay(state);
    case 'PROVIDER_ANSWERED':
      return state.activity.name === 'editing'
        ? {
            state: { ...state, activity: { name: 'partial', partial: event.partial } },
            effects: [],
          }
        : stay(state);
    case 'DISMISSED':
      return state.activity.name === 'partial'
        ? { state: backToNormal(state), effects: [{ type: 'FOCUS', target: 'account' }] }
        : stay(state);
    case 'LOG_IN_CHOSEN':
      return state.activity.name === 'partial'
        ? {
            state: backToNormal(state),
            effects: [{ type: 'GO_TO_LOGIN', contact: null, tips: true }],
          }
        : stay(state);
    default:
      return stay(state);
  }
}
