import type { Contact } from '../../domain/account/Contact.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { stay, type Transition } from '../Machine.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { without } from '../without.ts';
import { atField, conflictAt } from './atField.ts';
import { sentToasts } from '../sentToast.ts';
import { isCoolingDown, cooldownAfterRefusal, cooldownAfterSend } from '../Cooldown.ts';
import type { SingleFormEffect } from './SingleFormEffect.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import type { RequestId } from '../Request.ts';
import { withEdit, notSending, type Sending } from '../Sending.ts';
import type { Kind, SingleFormState } from './SingleFormState.ts';

type Next = Transition<SingleFormState, SingleFormEffect>;

const withSending = (
  state: SingleFormState,
  kind: Kind,
  changed: Partial<Sending>,
): SingleFormState => ({
  ...state,
  sending: { ...state.sending, [kind]: { ...state.sending[kind], ...changed } },
});

/** The contact of a pending send request; null when it is no longer pending. */
const contactOf = (state: SingleFormState, request: RequestId): Contact | null =>
  [state.sending.email.running, state.sending.phone.running].find(
    (running) => running?.request === request,
  )?.contact ?? null;

/** Sends a code to a contact. */
export function send(state: SingleFormState, contact: Contact): Next {
  const request = state.lastRequest + 1;
  return {
    state: {
      ...withSending(state, contact.type, { running: { request, contact } }),
      lastRequest: request,
    },
    effects: [{ type: 'SEND_CODE', request, contact, change: false }],
  };
}

function sendPressed(state: SingleFormState, contact: Contact, at: number): Next {
  const { running, cooldown } = state.sending[contact.type];
  return running !== null || isCoolingDown(cooldown, at) ? stay(state) : send(state, contact);
}

function rejected(
  state: SingleFormState,
  contact: Contact,
  { error, at }: Extract<SingleFormEvent, { type: 'SEND_REJECTED' }>,
): Next {
  const kind = contact.type;
  const cooldown = cooldownAfterRefusal(at, error.retryAfter) ?? state.sending[kind].cooldown;
  const idle = withSending(state, kind, { ...notSending, cooldown });
  const { surface, notice } = presentError(error);
  const toast: Next = { state: idle, effects: [{ type: 'TOAST_ERROR', notice }] };
  // A dialog or another block would interrupt a request or replace an open dialog.
  if (state.activity.name !== 'editing') {
    if (surface === 'nothing') return { state: idle, effects: [] };
    const isAtField = surface === 'account-field' || surface === 'conflict';
    const noticed: SingleFormState = { ...idle, notices: { ...idle.notices, [kind]: notice } };
    return isAtField ? { state: noticed, effects: [] } : toast;
  }
  switch (surface) {
    case 'nothing':
      return { state: idle, effects: [] };
    case 'account-field':
      return atField(idle, kind, notice);
    case 'conflict':
      return conflictAt(idle, kind, { notice, contact });
    case 'market':
      return { state: { ...idle, activity: { name: 'warnedAtSend', contact } }, effects: [] };
    default:
      return toast;
  }
}

/** Another contact: removes the errors, the pending send and the ticket of the old one (S-070, CODE-012). */
function contactEdited(state: SingleFormState, kind: Kind): Next {
  const { running, cooldown, sent } = state.sending[kind];
  const kept = cooldown?.after === 'throttled' ? cooldown : null;
  return {
    state: {
      ...withSending(state, kind, { ...notSending, cooldown: kept }),
      notices: without(state, kind, `${kind}_code`),
      refused: { ...state.refused, [kind]: null },
      retry: null,
    },
    effects: [
      ...(running === null ? [] : [{ type: 'ABORT', request: running.request } as const]),
      ...(sent || running !== null ? [{ type: 'CLEAR_CODE', kind } as const] : []),
    ],
  };
}

function codeEdited(state: SingleFormState, kind: Kind): Next {
  const { activity } = state;
  return stay({
    ...withSending(state, kind, withEdit(state.sending[kind])),
    notices: without(state, `${kind}_code`),
    activity:
      activity.name === 'registering'
        ? { ...activity, retyped: { ...activity.retyped, [kind]: true } }
        : activity,
  });
}

/** Handles the codes of the two blocks: each has its own button, countdown and error. Source: A§2, A§4, A§8. */
export function sendingCodes(state: SingleFormState, event: SingleFormEvent): Next {
  switch (event.type) {
    case 'SEND_PRESSED':
      return sendPressed(state, event.contact, event.at);
    case 'CODE_SENT': {
      const contact = contactOf(state, event.request);
      if (contact === null) return stay(state);
      const kind = contact.type;
      const { edited } = state.sending[kind];
      const cooldown = cooldownAfterSend(event.at);
      return {
        state: {
          ...withSending(state, kind, { ...notSending, cooldown, sent: true }),
          notices: edited ? without(state, kind) : without(state, kind, `${kind}_code`),
          refused: edited ? state.refused : { ...state.refused, [kind]: null },
        },
        effects: [
          { type: 'KEEP_ACCOUNT', contact },
          ...(edited ? [] : [{ type: 'CLEAR_CODE', kind } as const]), // replaced by the new code (E-08)
          { type: 'TOAST_SENT', key: sentToasts[kind].first },
          { type: 'TRACK', fact: 'sign_up.code_sent' },
          // The focus stays in a dialog, during a submit, and with who has edited the code.
          ...(state.activity.name === 'editing' && state.kind === kind && !edited
            ? [{ type: 'FOCUS', target: `${kind}_code` } as const]
            : []),
        ],
      };
    }
    case 'SEND_REJECTED': {
      const contact = contactOf(state, event.request);
      return contact === null
        ? stay(state)
        : withSendFailure(event.error, rejected(state, contact, event));
    }
    case 'CONTACT_EDITED':
      return contactEdited(state, event.kind);
    case 'CODE_EDITED':
      return codeEdited(state, event.kind);
    default:
      return stay(state);
  }
}
