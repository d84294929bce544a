import type { ConnectConsents } from '../../domain/sign-in/connectState.ts';
import {
  checksRegion,
  type LeavingMethod,
  type SignInMethod,
} from '../../domain/sign-in/signInMethods.ts';
import { isCoolingDown } from '../Cooldown.ts';
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

function chosen(state: AccountStep, method: SignInMethod, at: number): Next {
  if (checksRegion(method) && isCoolingDown(state.cooldowns.region, at)) return stay(state); // S-209
  const tracked: SignUpEffect = { type: 'TRACK_METHOD', method };
  if (method === 'businessAdvertising')
    return {
      state: backToNormal(state),
      effects: [tracked, { type: 'GO_TO_LOGIN', contact: null, tips: true }],
    };
  const leaving: AccountStep = { ...state, mode: { name: 'oauth', method } };
  const next = checksRegion(method) ? checkRegion(leaving) : agreeOrLeave(leaving, method);
  return { state: next.state, effects: [tracked, ...next.effects] };
}

/** Asks for the region's terms, or leaves where the region agrees by itself. Source: S-202. */
export const agreeOrLeave = (state: AccountStep, method: LeavingMethod): Next =>
  state.settings.asksTerms
    ? { state: { ...state, activity: { name: 'agreeing' } }, effects: [] }
    : leave(state, method);

/** Leaves for the provider's page. */
export const leave = (
  state: AccountStep,
  method: LeavingMethod,
  consents?: ConnectConsents,
): Next => ({
  state: { ...state, activity: { name: 'leaving' } },
  effects: [{ type: 'START_METHOD', method, ...(consents && { consents }) }],
});

/**
 * Sign-up through a provider: the region check first, then the terms and the provider's page. The partner
 * has no region check, and business advertising opens the log-in. Source: A§4, S-202.
 */
export function providerMachine(state: AccountStep, event: SignUpEvent): Next {
  const { activity, mode } = state;
  switch (event.type) {
    case 'METHOD_CHOSEN':
      return activity.name === 'editing' ? chosen(state, event.method, event.at) : stay(state);
    case 'TERMS_AGREED':
      return activity.name === 'agreeing' && mode.name === 'oauth'
        ? leave(state, mode.method, event.consents)
        : stay(state);
    case 'DISMISSED':
      return activity.name === 'agreeing'
        ? { state: backToNormal(state), effects: [] }
        : stay(state);
    case 'START_FAILED':
      return activity.name === 'leaving'
        ? { state: backToNormal(state), effects: [{ type: 'TOAST_ERROR', notice: event.notice }] }
        : stay(state);
    case 'PAGE_RESTORED':
      return activity.name === 'leaving'
        ? { state: backToNormal(state), effects: [] }
        : stay(state);
    default:
      return stay(state);
  }
}
