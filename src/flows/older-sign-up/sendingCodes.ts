import type { Contact } from '../../domain/account/Contact.ts';
import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import { stay, type Transition } from '../Machine.ts';
import type { Notice } from '../Notice.ts';
import { noticeOf } from '../noticeOf.ts';
import { sentToasts } from '../sentToast.ts';
import { mustWait, waitAfterRefusal, waitAfterSend } from '../Wait.ts';
import type { OlderEffect } from './OlderEffect.ts';
import type { OlderEvent } from './OlderEvent.ts';
import type { Kind, OlderState, RequestId, Sending } from './OlderState.ts';

type Next = Transition<OlderState, OlderEffect>;

const withSending = (state: OlderState, kind: Kind, changed: Partial<Sending>): OlderState => ({
  ...state,
  sending: { ...state.sending, [kind]: { ...state.sending[kind], ...changed } },
});

const kindOf = (state: OlderState, request: RequestId): Kind | null =>
  (['email', 'phone'] as const).find((kind) => state.sending[kind].request === request) ?? null;

const without = (state: OlderState, kind: Kind): OlderState['notices'] => {
  const { [kind]: _contact, [`${kind}_code` as const]: _code, ...rest } = state.notices;
  return rest;
};

function send(state: OlderState, contact: Contact, at: number): Next {
  const { request: running, wait } = state.sending[contact.type];
  if (running !== null || mustWait(wait ?? undefined, at)) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: { ...withSending(state, contact.type, { request }), lastRequest: request },
    effects: [{ type: 'SEND_CODE', request, contact }],
  };
}

function rejected(
  state: OlderState,
  kind: Kind,
  { contact, error, at }: Extract<OlderEvent, { type: 'SEND_REJECTED' }>,
): Next {
  const tracked: OlderEffect = { type: 'TRACK', fact: 'sign_up.send_failed' };
  const wait = waitAfterRefusal(at, error.retryAfter) ?? state.sending[kind].wait;
  const idle = withSending(state, kind, { request: null, wait });
  const { surface, message } = surfaceOf(error);
  // Of an account that exists the region has words of its own, whatever the server says (A§8).
  const notice: Notice =
    surface === 'conflict' ? { from: 'portal', key: message } : noticeOf(error);
  const noticed: OlderState = { ...idle, notices: { ...idle.notices, [kind]: notice } };
  const focus: OlderEffect = { type: 'FOCUS', target: kind };
  // A dialog over a request or another dialog would drop what that waits for.
  if (state.activity.name !== 'editing')
    return surface === 'account-field' || surface === 'conflict'
      ? { state: noticed, effects: [tracked] }
      : {
          state: idle,
          effects: surface === 'nothing' ? [tracked] : [tracked, { type: 'TOAST_ERROR', notice }],
        };
  switch (surface) {
    case 'nothing':
      return { state: idle, effects: [tracked] };
    case 'account-field':
      return { state: noticed, effects: [tracked, focus] };
    case 'conflict':
      // The older form always shows both, the field's error and the dialog (S-077).
      return {
        state: { ...noticed, activity: { name: 'exists', contact, maybeOwn: state.doubtful } },
        effects: [tracked, { type: 'TRACK', fact: 'sign_up.conflict_shown' }],
      };
    case 'market':
      return { state: { ...idle, activity: { name: 'warned' } }, effects: [tracked] };
    default:
      return { state: idle, effects: [tracked, { type: 'TOAST_ERROR', notice }] };
  }
}

/** Another contact: what was said of the old one, its code's way and the ticket are gone (S-070, CODE-012). */
function contactEdited(state: OlderState, kind: Kind): Next {
  const { request, wait, sent } = state.sending[kind];
  const kept = wait?.after === 'throttled' ? wait : null;
  return {
    state: {
      ...withSending(state, kind, { request: null, wait: kept }),
      notices: without(state, kind),
      verifyTicket: null,
      doubtful: false,
    },
    effects: [
      ...(request === null ? [] : [{ type: 'ABORT', request } as const]),
      ...(sent || request !== null ? [{ type: 'CLEAR_CODE', kind } as const] : []),
    ],
  };
}

/** The codes of the two blocks: each has its own button, countdown and error. Source: A§2, A§4, A§8. */
export function sendingCodes(state: OlderState, event: OlderEvent): Next {
  switch (event.type) {
    case 'SEND_PRESSED':
      return send(state, event.contact, event.at);
    case 'CODE_SENT': {
      const kind = kindOf(state, event.request);
      if (kind === null) return stay(state);
      const wait = waitAfterSend(event.at);
      return {
        state: {
          ...withSending(state, kind, { request: null, wait, sent: true }),
          notices: without(state, kind),
        },
        effects: [
          { type: 'CLEAR_CODE', kind }, // a new one is on its way (E-08)
          { type: 'TOAST_SENT', key: sentToasts[kind].first },
          { type: 'TRACK', fact: 'sign_up.code_sent' },
          // Nobody loses the focus in a dialog, or while the form is on its way.
          ...(state.activity.name === 'editing'
            ? [{ type: 'FOCUS', target: `${kind}_code` } as const]
            : []),
        ],
      };
    }
    case 'SEND_REJECTED': {
      const kind = kindOf(state, event.request);
      return kind === null ? stay(state) : rejected(state, kind, event);
    }
    case 'CONTACT_EDITED':
      return contactEdited(state, event.kind);
    case 'CODE_EDITED': {
      const { [`${event.kind}_code` as const]: _code, ...notices } = state.notices;
      return { state: { ...state, notices }, effects: [] };
    }
    default:
      return stay(state);
  }
}
