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

/**
 * Sign-up through a provider: the region check first, then its page; what its answer leaves open
 * stands over the account step. Business advertising goes to the log-in at once. Source: A§4, S-097.
 */
export function providerMachine(state: AccountStep, event: SignUpEvent): Next {
  switch (event.type) {
    case 'PROVIDER_CHOSEN': {
      if (state.activity.name !== 'editing') return stay(state);
      const { provider } = event;
      const told: SignUpEffect = { type: 'TRACK_WAY', provider };
      if (provider === 'business-advertising')
        return {
          state: backToNormal(state),
          effects: [told, { type: 'GO_TO_LOGIN', contact: null, tips: true }],
        };
      const next = checkRegion({ ...state, mode: { name: 'oauth', type: provider } });
      return { state: next.state, effects: [told, ...next.effects] };
    }
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
    case 'PARTIAL_CLOSED':
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
