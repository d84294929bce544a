import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError, ErrorCode } from '../../domain/errors/CallError.ts';
import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import { stay, type Transition } from '../Machine.ts';
import { noticeOf } from '../noticeOf.ts';
import { waitAfterRefusal } from '../Wait.ts';
import type { OlderEffect } from './OlderEffect.ts';
import type { OlderEvent, OlderRegistration } from './OlderEvent.ts';
import type { OlderActivity, OlderField, OlderState } from './OlderState.ts';
import { sendingCodes } from './sendingCodes.ts';

type Next = Transition<OlderState, OlderEffect>;
type Registering = Extract<OlderActivity, { name: 'registering' }>;

/** Which field a code of the catalogue is about. Source: A§8. */
const fieldOf: ReadonlyMap<ErrorCode, OlderField> = new Map([
  [1001, 'phone'],
  [1035, 'phone'],
  [1023, 'email'],
  [1203, 'phone_code'],
  [1703, 'email_code'],
  [1704, 'email_code'],
  [1010, 'password'],
]);

/** Where the portal has a text of its own for whatever the server says; a password's is the server's question. */
const worded: ReadonlySet<OlderField> = new Set(['phone', 'email', 'phone_code', 'email_code']);

/** Sends a form that holds. */
export function register(state: OlderState, registration: OlderRegistration): Next {
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'registering', request, stands: true },
    },
    effects: [{ type: 'REGISTER', request, registration, verifyTicket: state.verifyTicket }],
  };
}

function shown(state: OlderState, contact: Contact, error: CallError): Next {
  const notice = noticeOf(error);
  const { surface, message } = surfaceOf(error);
  if (surface === 'nothing') return { state, effects: [{ type: 'FOCUS', target: 'submit' }] };
  if (surface === 'market')
    return { state: { ...state, activity: { name: 'warned' } }, effects: [] };
  if (surface === 'conflict' && state.doubtful)
    return {
      state: { ...state, activity: { name: 'exists', contact, maybeOwn: true } },
      effects: [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
    };
  const field = error.code === null ? undefined : fieldOf.get(error.code);
  if (field === undefined || surface === 'toast')
    return { state, effects: [{ type: 'TOAST_ERROR', notice }] };
  return {
    state: {
      ...state,
      notices: {
        ...state.notices,
        [field]: worded.has(field) ? { from: 'portal', key: message } : notice,
      },
    },
    effects: [{ type: 'FOCUS', target: field }],
  };
}

function rejected(
  state: OlderState,
  { stands }: Registering,
  { error, contact, at }: Extract<OlderEvent, { type: 'REGISTER_REJECTED' }>,
): Next {
  const { code, logId } = error;
  const told: OlderEffect = { type: 'TELL_FAILURE', code, logId };
  const idle: OlderState = {
    ...state,
    activity: { name: 'editing' },
    wait: waitAfterRefusal(at, error.retryAfter),
  };
  // Of another contact it says nothing; the server's pause is for everybody (E-20, E-19).
  if (!stands) return { state: idle, effects: [told] };
  const kept: OlderState = { ...idle, verifyTicket: error.verifyTicket ?? state.verifyTicket };
  const next: Next = error.outcomeUnknown
    ? {
        state: { ...kept, doubtful: true },
        effects: [{ type: 'TOAST_ERROR', notice: { from: 'portal', key: 'outcome_unknown' } }],
      }
    : shown(kept, contact, error);
  return { state: next.state, effects: [told, ...next.effects] };
}

/**
 * The registration is under way: its answers, and another contact meanwhile, which keeps none but a
 * success. Source: A§4, A§8 (ERR-002 to ERR-009), E-20.
 */
export function registering(state: OlderState, activity: Registering, event: OlderEvent): Next {
  switch (event.type) {
    case 'CONTACT_EDITED':
      return sendingCodes({ ...state, activity: { ...activity, stands: false } }, event);
    case 'REGISTERED':
      return {
        state: { ...state, activity: { name: 'done' }, verifyTicket: null, doubtful: false },
        effects: [
          { type: 'TRACK', fact: 'sign_up.completed' },
          { type: 'FOCUS', target: 'heading' },
          { type: 'HAND_OVER', redirectUrl: event.redirectUrl, userId: event.userId },
        ],
      };
    case 'REGISTER_REJECTED':
      return rejected(state, activity, event);
    default:
      return stay(state);
  }
}
