import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import type { ConnectConsents } from '../../domain/sign-in/connectState.ts';
import { type Machine, stay } from '../Machine.ts';
import type { SharedEffect } from '../SharedEffect.ts';

/** The entrance: its button, the region's terms, and the way to the partner. Source: A§2, S-202. */
export interface EntranceState {
  readonly activity: 'entering' | 'ready' | 'agreeing' | 'leaving' | 'left';
  /** Whether the terms are to be agreed to: no region checks them by itself (S-202). */
  readonly asksTerms: boolean;
}

export type EntranceEvent =
  | { readonly type: 'ENTERED' }
  | { readonly type: 'CRITERIA_REJECTED'; readonly error: CallError }
  | { readonly type: 'METHOD_CHOSEN' }
  | { readonly type: 'TERMS_AGREED'; readonly consents: ConnectConsents }
  | { readonly type: 'DISMISSED' }
  | { readonly type: 'START_FAILED'; readonly notice: Notice }
  | { readonly type: 'PAGE_RESTORED' };

export type EntranceEffect =
  | { readonly type: 'CHECK_CRITERIA' }
  | Extract<SharedEffect, { type: 'TRACK_METHOD' | 'START_METHOD' | 'TOAST_ERROR' }>
  /** Shows the plain form, with the reason. */
  | { readonly type: 'GO_TO_FORM'; readonly notice: Notice };

export const entranceStart = (asksTerms: boolean): EntranceState => ({
  activity: 'entering',
  asksTerms,
});

const method = 'partner';

/**
 * The entrance of the partner's sellers. A refusal of the server leads to the plain form; that it could not
 * be asked changes nothing. Source: A§2 (PARTNER-002), S-089.
 */
export const entranceMachine: Machine<EntranceState, EntranceEvent, EntranceEffect> = (
  state,
  event,
) => {
  const { activity, asksTerms } = state;
  const ready: EntranceState = { ...state, activity: 'ready' };
  const leave = (consents?: ConnectConsents) =>
    ({
      state: { ...state, activity: 'leaving' },
      effects: [{ type: 'START_METHOD', method, ...(consents && { consents }) }],
    }) as const;
  switch (event.type) {
    case 'ENTERED':
      return activity === 'entering'
        ? { state: ready, effects: [{ type: 'CHECK_CRITERIA' }] }
        : stay(state);
    case 'CRITERIA_REJECTED': {
      const isHere = activity === 'ready' || activity === 'agreeing';
      if (!isHere || event.error.failure !== 'server') return stay(state);
      const { notice } = presentError(event.error);
      return {
        state: { ...state, activity: 'left' },
        effects: [{ type: 'GO_TO_FORM', notice }],
      };
    }
    case 'METHOD_CHOSEN': {
      if (activity !== 'ready') return stay(state);
      const next = asksTerms
        ? { state: { ...state, activity: 'agreeing' as const }, effects: [] }
        : leave();
      return { state: next.state, effects: [{ type: 'TRACK_METHOD', method }, ...next.effects] };
    }
    case 'TERMS_AGREED':
      return activity === 'agreeing' ? leave(event.consents) : stay(state);
    case 'DISMISSED':
      return activity === 'agreeing' ? { state: ready, effects: [] } : stay(state);
    case 'START_FAILED':
      return activity === 'leaving'
        ? { state: ready, effects: [{ type: 'TOAST_ERROR', notice: event.notice }] }
        : stay(state);
    case 'PAGE_RESTORED':
      return activity === 'leaving' ? { state: ready, effects: [] } : stay(state);
  }
};
