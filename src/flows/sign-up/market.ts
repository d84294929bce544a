import { stay, type Transition } from '../Machine.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import type { SignUpState } from './SignUpState.ts';

type Next = Transition<SignUpState, SignUpEffect>;

/** Opens the market confirmation, which the state asks for. Source: FLOW-009. */
export const askMarket = (state: SignUpState): Next => ({
  state,
  effects: [{ type: 'TRACK', fact: 'market_confirm.shown' }],
});

interface Answers {
  readonly confirmed: () => Next;
  readonly cancelled: SignUpState;
}

/** Handles the answers to the market confirmation. Source: FLOW-010, FLOW-011, S-084. */
export function marketAnswered(
  state: SignUpState,
  event: SignUpEvent,
  { confirmed, cancelled }: Answers,
): Next {
  switch (event.type) {
    case 'MARKET_CONFIRMED': {
      const next = confirmed();
      return {
        state: next.state,
        effects: [{ type: 'TRACK', fact: 'market_confirm.confirmed' }, ...next.effects],
      };
    }
    case 'DISMISSED':
    case 'BACK_REQUESTED':
      return { state: cancelled, effects: [{ type: 'TRACK', fact: 'market_confirm.cancelled' }] };
    case 'MARKET_SWITCHED':
      return { state, effects: [{ type: 'SWITCH_SITE', region: event.region }] };
    default:
      return stay(state);
  }
}
