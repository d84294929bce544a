import type { Callback } from '../../domain/sign-in/readCallback.ts';
import type { SavedData } from '../../domain/partner/SavedData.ts';
import { savedContact } from '../../domain/partner/SavedData.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { stay } from '../Machine.ts';
import { dialogOf } from './dialogOf.ts';
import { failed, left, stopped, toLogin, toStart, type Next } from './leaving.ts';
import type { PartnerEvent } from './PartnerEvent.ts';
import { formOf, type ArrivingStep, type Kind } from './PartnerState.ts';

/** Back where the sign-in began, with a toast. Source: S-009. */
const refused = (state: ArrivingStep, failure: 'cancelled' | 'provider', search?: string): Next =>
  left(
    state,
    { type: 'TRACK_FAILED', failure },
    { type: 'TOAST_REFUSED', failure },
    { type: 'GO_TO', page: state.type, ...(search !== undefined && { search }) },
  );

function arrived(before: ArrivingStep, callback: Callback): Next {
  const state = { ...before, type: callback.type ?? before.type };
  const { search } = callback;
  const restore = { type: 'RESTORE_QUERY', search } as const;
  switch (callback.kind) {
    case 'refused': {
      const { reason } = callback;
      if (reason !== 'unverified') return refused(state, reason, search);
      const next = failed(state, reason);
      // An unknown start has no query: the page keeps its own.
      return { state: next.state, effects: [...(search === '' ? [] : [restore]), ...next.effects] };
    }
    case 'profile':
      return left(state, { type: 'COMPLETE_PROFILE', profileKey: callback.profileKey, search });
    case 'code': {
      const request = state.lastRequest + 1;
      return {
        state: { ...state, lastRequest: request, doing: 'finishing' },
        effects: [restore, { type: 'FINISH', request, code: callback.code, state: callback.state }],
      };
    }
  }
}

/** Opens the form with the partner's data. Source: A§2 (PARTNER-003). */
function opened(state: ArrivingStep, saved: SavedData, typed?: Kind): Next {
  const form = formOf(state, saved, typed);
  return {
    state: form,
    effects: [
      { type: 'KEEP_SAVED', saved },
      { type: 'SHOW_KIND', kind: form.kind, saved: savedContact(saved, form.kind) !== null },
    ],
  };
}

/** A refusal that the catalogue has a way on from is a dialog; any other is the screen of a sign-in that failed. */
function finishRejected(state: ArrivingStep, error: CallError): Next {
  const { surface, notice } = presentError(error);
  // Its request names no contact; the log-in does, which has the second step, too (2046, S-171).
  if (surface === 'two-step') return toLogin(state, { type: 'TOAST_ERROR', notice, later: true });
  if (error.failure === 'declined') return toLogin(state);
  const dialog = dialogOf(error, 'phone');
  const isAnswered = surface === 'dialog' || surface === 'toast' || dialog?.name !== 'notice';
  return dialog !== null && isAnswered ? stopped(state, dialog) : failed(state, 'service');
}

/** Without the partner's data there is no form: the start, as if nothing had been asked. Source: S-089. */
const withoutData = (state: ArrivingStep): Next =>
  toStart(state, { type: 'TRACK_FAILED', failure: 'service' });

/** A dialog where the server says why there is no data. Source: A§8 (ERR-018 to ERR-020). */
function prefillRejected(state: ArrivingStep, error: CallError): Next {
  const dialog = dialogOf(error, 'phone');
  return dialog === null ? withoutData(state) : stopped(state, dialog);
}

/** Reads what came back, exchanges a code once, and loads the partner's data. Source: S-009, S-089. */
export function arrivingStep(state: ArrivingStep, event: PartnerEvent): Next {
  const isNew = state.doing === 'reading';
  if (event.type === 'ARRIVED') return isNew ? arrived(state, event.callback) : stay(state);
  if (event.type === 'RESUMED')
    return isNew ? opened(state, event.saved, event.typed) : stay(state);
  if (!('request' in event) || event.request !== state.lastRequest) return stay(state);
  switch (event.type) {
    case 'FINISHED': {
      if (state.doing !== 'finishing') return stay(state);
      if (event.loggedIn) return left(state, { type: 'LEAVE', redirectUrl: event.redirectUrl });
      const request = state.lastRequest + 1;
      return {
        state: { ...state, lastRequest: request, doing: 'prefilling' },
        effects: [{ type: 'PREFILL', request }],
      };
    }
    case 'FINISH_REJECTED':
      return state.doing === 'finishing' ? finishRejected(state, event.error) : stay(state);
    case 'PREFILLED':
      if (state.doing !== 'prefilling') return stay(state);
      return event.saved === null ? withoutData(state) : opened(state, event.saved);
    case 'PREFILL_REJECTED':
      return state.doing === 'prefilling' ? prefillRejected(state, event.error) : stay(state);
    default:
      return stay(state);
  }
}
