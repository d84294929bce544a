import type { Contact } from '../../domain/account/Contact.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { cooldownAfterRefusal, cooldownAfterSend, isCoolingDown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import { withEdit, notSending, type Sending } from '../Sending.ts';
import { sentToasts } from '../sentToast.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { without } from '../without.ts';
import { atField, conflictAt } from './atField.ts';
import type { InfoEffect } from './InfoEffect.ts';
import type { InfoEvent } from './InfoEvent.ts';
import type { InfoState, Kind } from './InfoState.ts';

type Next = Transition<InfoState, InfoEffect>;

const withSending = (state: InfoState, kind: Kind, changed: Partial<Sending>): InfoState => ({
  ...state,
  sending: { ...state.sending, [kind]: { ...state.sending[kind], ...changed } },
});

/** Sends a code to the contact, unless one is being sent or the countdown runs. Source: A§4. */
export function send(state: InfoState, contact: Contact, at: number): Next {
  const { running, cooldown } = state.sending[contact.type];
  if (running !== null || isCoolingDown(cooldown, at)) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...withSending(state, contact.type, { running: { request, contact } }),
      lastRequest: request,
    },
    effects: [{ type: 'SEND_CODE', request, contact }],
  };
}

function sent(state: InfoState, contact: Contact, at: number): Next {
  const kind = contact.type;
  const { edited } = state.sending[kind];
  const next = withSending(state, kind, {
    ...notSending,
    cooldown: cooldownAfterSend(at),
    sent: true,
  });
  return {
    state: edited
      ? { ...next, notices: without(state, kind) }
      : {
          ...next,
          refused: { ...state.refused, [kind]: null },
          notices: without(state, kind, `${kind}_code`),
        },
    effects: [
      { type: 'KEEP_ACCOUNT', contact },
      ...(edited ? [] : [{ type: 'CLEAR_CODE', kind } as const]), // replaced by the new code (E-08)
      { type: 'TOAST_SENT', key: sentToasts[kind].first },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      ...(state.kind === kind && state.activity.name === 'editing' && !edited
        ? [{ type: 'FOCUS', target: `${kind}_code` } as const]
        : []),
    ],
  };
}

function rejected(
  state: InfoState,
  contact: Contact,
  { error, at }: Extract<InfoEvent, { type: 'SEND_REJECTED' }>,
): Next {
  const kind = contact.type;
  const cooldown = cooldownAfterRefusal(at, error.retryAfter) ?? state.sending[kind].cooldown;
  const idle = withSending(state, kind, { ...notSending, cooldown });
  const { surface, notice } = presentError(error);
  if (surface === 'nothing') return { state: idle, effects: [] };
  const isAtField = surface === 'account-field' || surface === 'conflict';
  if (!isAtField) return { state: idle, effects: [{ type: 'TOAST_ERROR', notice }] };
  const shown = surface === 'account-field' ? { ...notice, offer: 'register' as const } : notice;
  // A dialog, or the focus on a hidden field, would interrupt what the seller does.
  if (state.activity.name !== 'editing' || state.kind !== kind)
    return { state: { ...idle, notices: { ...idle.notices, [kind]: shown } }, effects: [] };
  return surface === 'conflict' ? conflictAt(idle, contact, shown) : atField(idle, kind, shown);
}

/** The answers to sends, in any activity; one that is no longer expected is dropped (E-20). */
export function sendAnswered(
  state: InfoState,
  event: Extract<InfoEvent, { type: 'CODE_SENT' | 'SEND_REJECTED' }>,
): Next {
  const contact = [state.sending.email.running, state.sending.phone.running].find(
    (running) => running?.request === event.request,
  )?.contact;
  if (contact === undefined) return stay(state);
  return event.type === 'CODE_SENT'
    ? sent(state, contact, event.at)
    : withSendFailure(event.error, rejected(state, contact, event));
}

/** An edit of the code removes its error. */
export function codeEdited(state: InfoState, kind: Kind): Next {
  const next = withSending(state, kind, withEdit(state.sending[kind]));
  return { state: { ...next, notices: without(state, `${kind}_code`) }, effects: [] };
}

/** Another contact: removes the errors, the pending send and the code of the old one. Source: CODE-012, E-20. */
export function contactEdited(state: InfoState, kind: Kind): Next {
  const { running, cooldown, sent: hadCode } = state.sending[kind];
  const kept = cooldown?.after === 'throttled' ? cooldown : null;
  return {
    state: {
      ...withSending(state, kind, { ...notSending, cooldown: kept }),
      notices: without(state, kind, `${kind}_code`),
      refused: { ...state.refused, [kind]: null },
    },
    effects: [
      ...(running === null ? [] : [{ type: 'ABORT', request: running.request } as const]),
      ...(hadCode || running !== null ? [{ type: 'CLEAR_CODE', kind } as const] : []),
    ],
  };
}

/** Switches between phone and e-mail; the old code and its error go, the contacts stay (E-08). */
export function switched(state: InfoState): Next {
  const kind = state.kind === 'email' ? 'phone' : 'email';
  return {
    state: { ...state, kind, notices: without(state, `${state.kind}_code`) },
    effects: [
      { type: 'SHOW_BLOCK', kind },
      { type: 'CLEAR_CODE', kind: state.kind },
    ],
  };
}
