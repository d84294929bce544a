import type { CallError } from '../../domain/errors/CallError.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import type { Callback } from '../../domain/sign-in/readCallback.ts';
import { stay } from '../Machine.ts';
import { maybeCreated } from '../sharedNotices.ts';
import {
  failed,
  left,
  loggedIn,
  toLogin,
  toLoginFor,
  toProfile,
  toStart,
  type Next,
} from './leaving.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import {
  commonOf,
  type FinishingStep,
  type OAuthState,
  type RefusedByProvider,
} from './OAuthState.ts';

/** The e-mail address of the profile has an account. Source: B§8. */
const CONFLICT = 12011;

/** Back where the sign-in began, with a toast. Source: S-009. */
const refused = (state: FinishingStep, failure: RefusedByProvider, search: string): Next =>
  left(
    state,
    { type: 'TRACK_FAILED', failure },
    { type: 'TOAST_REFUSED', failure },
    { type: 'GO_TO', page: state.type, tips: false, search },
  );

function arrived(before: FinishingStep, callback: Callback): Next {
  const state = { ...before, type: callback.type ?? before.type };
  const { search } = callback;
  const restore: OAuthEffect = { type: 'RESTORE_QUERY', search };
  switch (callback.kind) {
    case 'refused': {
      const { reason } = callback;
      if (reason !== 'unverified') return refused(state, reason, search);
      const next = failed(state, reason);
      // An unknown start has no query: the page keeps its own.
      return { state: next.state, effects: [...(search === '' ? [] : [restore]), ...next.effects] };
    }
    case 'profile':
      return toProfile(state, callback.profileKey, search);
    case 'code': {
      const request = state.lastRequest + 1;
      const { code, state: connect } = callback;
      return {
        state: { ...state, lastRequest: request, request },
        effects: [restore, { type: 'FINISH', request, code, state: connect }],
      };
    }
  }
}

/**
 * Opens the partial state of an answer: a dialog, or the step that asks for a contact; null for an
 * answer that has none. Source: A§4, B§4, S-097, S-171, S-205.
 */
export function partialState(state: OAuthState, error: CallError): Next | null {
  const { surface, notice, followUp } = presentError(error);
  if (error.failure === 'declined') return toLogin(state);
  if (surface === 'dialog') {
    const linked = followUp === 'log-in';
    // The account that it is linked to is perhaps that of a bind whose answer was lost (E-18).
    const shown = linked && state.unconfirmed !== null ? maybeCreated : notice;
    return {
      state: {
        ...{ ...commonOf(state), step: 'asked', notice: shown },
        dialog: linked ? 'linked' : 'refused',
      },
      effects: [],
    };
  }
  if (surface !== 'bind-contact') return null;
  const reason = error.code === CONFLICT ? 'conflict' : 'missing';
  // With a contact the sign-in would register.
  if (reason === 'missing' && !state.registers) return toLogin(state);
  return {
    state: {
      ...commonOf(state),
      ...{ step: 'contact', contact: null, activity: { name: 'editing', notice: null } },
      reason,
    },
    effects: [],
  };
}

function rejected(state: FinishingStep, error: CallError): Next {
  const partial = partialState(state, error);
  if (partial !== null) return partial;
  const { surface, followUp, notice } = presentError(error);
  if (surface === 'two-step') return toLoginFor(state, notice);
  // The profile is gone (1902): only a new start helps.
  if (followUp === 'register')
    return toStart({ ...state, type: 'register' }, { type: 'TOAST_ERROR', notice, later: true });
  return failed(state, 'service');
}

/** Reads what came back, and exchanges a code once. Source: S-009, E-28. */
export function finishingStep(state: FinishingStep, event: OAuthEvent): Next {
  if (event.type === 'ARRIVED')
    return state.lastRequest === 0 ? arrived(state, event.callback) : stay(state);
  if (!('request' in event) || event.request !== state.request) return stay(state);
  if (event.type === 'FINISH_REJECTED') return rejected(state, event.error);
  if (event.type !== 'FINISHED') return stay(state);
  return event.profileKey === null
    ? loggedIn(state, event.redirectUrl)
    : toProfile(state, event.profileKey);
}
