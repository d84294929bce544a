import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { ConnectConsents } from '../../domain/sign-in/connectState.ts';
import { type Machine, stay } from '../Machine.ts';
import type { Timed } from '../Request.ts';
import type { SharedEffect } from '../SharedEffect.ts';
import { afterLinking, dialogOf } from './dialogOf.ts';
import type { PartnerDialog, RegisteredDialog } from './PartnerState.ts';

export type EntranceActivity =
  | { readonly name: 'entering' | 'ready' | 'agreeing' | 'leaving' | 'left' }
  | { readonly name: 'stopped'; readonly dialog: PartnerDialog }
  | { readonly name: 'linking'; readonly dialog: RegisteredDialog };

/** The entrance: its button, the region's terms, and the way to the partner. Source: A§2, S-202. */
export interface EntranceState {
  readonly activity: EntranceActivity;
  /** Whether the terms are to be agreed to: no region checks them by itself (S-202). */
  readonly asksTerms: boolean;
}

export type EntranceEvent =
  | { readonly type: 'ENTERED' }
  | { readonly type: 'CRITERIA_REJECTED'; readonly error: CallError }
  | { readonly type: 'METHOD_CHOSEN' }
  | { readonly type: 'TERMS_AGREED'; readonly consents: ConnectConsents }
  | { readonly type: 'DISMISSED' }
  | { readonly type: 'LINKING_CHOSEN' }
  | { readonly type: 'LINKING_STARTED' }
  | ({ readonly type: 'LINKING_REJECTED'; readonly error: CallError } & Timed)
  | { readonly type: 'START_FAILED'; readonly notice: Notice }
  | { readonly type: 'PAGE_RESTORED' };

export type EntranceEffect =
  | { readonly type: 'CHECK_CRITERIA' }
  | { readonly type: 'START_LINKING' }
  /** Navigates to the partner's page that links two accounts. Source: S-091. */
  | { readonly type: 'LEAVE_FOR_BINDING' }
  | Extract<SharedEffect, { type: 'TRACK_METHOD' | 'START_METHOD' | 'TOAST_ERROR' }>
  /** Shows the plain form. */
  | { readonly type: 'GO_TO_FORM' };

export const entranceStart = (asksTerms: boolean): EntranceState => ({
  activity: { name: 'entering' },
  asksTerms,
});

const method = 'partner';

/**
 * The entrance of the partner's sellers. A refusal of the server is a dialog, which leads to the linking or
 * to the plain form; that it could not be asked changes nothing. Source: A§2 (PARTNER-002), A§8, S-089.
 */
export const entranceMachine: Machine<EntranceState, EntranceEvent, EntranceEffect> = (
  state,
  event,
) => {
  const { activity, asksTerms } = state;
  const to = (next: EntranceActivity, ...effects: readonly EntranceEffect[]) => ({
    state: { ...state, activity: next },
    effects,
  });
  const start = (consents?: ConnectConsents): EntranceEffect => ({
    ...{ type: 'START_METHOD', method },
    ...(consents && { consents }),
  });
  switch (event.type) {
    case 'ENTERED':
      return activity.name === 'entering'
        ? to({ name: 'ready' }, { type: 'CHECK_CRITERIA' })
        : stay(state);
    case 'CRITERIA_REJECTED': {
      const isHere = activity.name === 'ready' || activity.name === 'agreeing';
      const dialog = dialogOf(event.error, 'phone');
      return isHere && dialog !== null ? to({ name: 'stopped', dialog }) : stay(state);
    }
    case 'METHOD_CHOSEN': {
      if (activity.name !== 'ready') return stay(state);
      const chosen = { type: 'TRACK_METHOD', method } as const;
      return asksTerms
        ? to({ name: 'agreeing' }, chosen)
        : to({ name: 'leaving' }, chosen, start());
    }
    case 'TERMS_AGREED':
      return activity.name === 'agreeing'
        ? to({ name: 'leaving' }, start(event.consents))
        : stay(state);
    case 'DISMISSED':
      if (activity.name === 'agreeing') return to({ name: 'ready' });
      return activity.name === 'stopped'
        ? to({ name: 'left' }, { type: 'GO_TO_FORM' })
        : stay(state);
    case 'LINKING_CHOSEN':
      return activity.name === 'stopped' && activity.dialog.name === 'registered'
        ? to({ name: 'linking', dialog: activity.dialog }, { type: 'START_LINKING' })
        : stay(state);
    case 'LINKING_STARTED':
      return activity.name === 'linking'
        ? to({ name: 'leaving' }, { type: 'LEAVE_FOR_BINDING' })
        : stay(state);
    case 'LINKING_REJECTED':
      return activity.name === 'linking'
        ? to({ name: 'stopped', dialog: afterLinking(activity.dialog, event) })
        : stay(state);
    case 'START_FAILED':
      return activity.name === 'leaving'
        ? to({ name: 'ready' }, { type: 'TOAST_ERROR', notice: event.notice })
        : stay(state);
    case 'PAGE_RESTORED':
      return activity.name === 'leaving' ? to({ name: 'ready' }) : stay(state);
  }
};
