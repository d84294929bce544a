import { presentError } from '../../domain/errors/presentError.ts';
import { savedContact } from '../../domain/partner/SavedData.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { cooldownAfterRefusal, cooldownAfterSend, isCoolingDown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import { isOwnPerhaps } from '../mayBeOwn.ts';
import { withEdit, notSending } from '../Sending.ts';
import { sentToasts } from '../sentToast.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { kindOf, mayBeBound, targetOf } from './codeTarget.ts';
import { dialogOf } from './dialogOf.ts';
import type { PartnerEffect } from './PartnerEffect.ts';
import type { PartnerEvent } from './PartnerEvent.ts';
import type { CodeTarget, FormStep, Kind, PartnerSending } from './PartnerState.ts';

type FormNext = Transition<FormStep, PartnerEffect>;

const withSending = (state: FormStep, kind: Kind, changed: Partial<PartnerSending>): FormStep => ({
  ...state,
  sending: { ...state.sending, [kind]: { ...state.sending[kind], ...changed } },
});

/** Sends a code, unless one is being sent or the countdown runs. Source: A§4. */
export function send(state: FormStep, contact: Contact | null, at: number): FormNext {
  const { kind } = state;
  const { running, cooldown } = state.sending[kind];
  const to = targetOf(state, contact);
  if (to === null || running !== null || isCoolingDown(cooldown, at)) return stay(state);
  const request = state.lastRequest + 1;
  const { verifyTicket } = state.saved;
  return {
    state: {
      ...withSending(state, kind, { running: { request, to } }),
      lastRequest: request,
    },
    effects: [{ type: 'SEND_CODE', request, to, verifyTicket }],
  };
}

function rejected(
  state: FormStep,
  to: CodeTarget,
  { error, at }: Extract<PartnerEvent, { type: 'SEND_REJECTED' }>,
): FormNext {
  const kind = kindOf(to);
  const cooldown = cooldownAfterRefusal(at, error.retryAfter) ?? state.sending[kind].cooldown;
  const idle = withSending(state, kind, { ...notSending, cooldown });
  const { surface, notice } = presentError(error);
  if (surface === 'nothing') return { state: idle, effects: [] };
  const isOwn = mayBeBound(state, to) && isOwnPerhaps(error);
  const dialog = isOwn ? ({ name: 'maybe-own' } as const) : dialogOf(error, kind);
  // A dialog would interrupt what the seller does with the other contact.
  return dialog === null || state.activity.name !== 'editing' || state.kind !== kind
    ? { state: idle, effects: [{ type: 'TOAST_ERROR', notice }] }
    : { state: { ...idle, activity: { name: 'stopped', dialog } }, effects: [] };
}

/** The answers to sends, in any activity; one that is no longer expected is dropped (E-20). */
export function sendAnswered(
  state: FormStep,
  event: Extract<PartnerEvent, { type: 'CODE_SENT' | 'SEND_REJECTED' }>,
): FormNext {
  const to = [state.sending.email.running, state.sending.phone.running].find(
    (running) => running?.request === event.request,
  )?.to;
  if (to === undefined) return stay(state);
  if (event.type === 'SEND_REJECTED')
    return withSendFailure(event.error, rejected(state, to, event));
  const kind = kindOf(to);
  const { at, ticket } = event;
  const next = withSending(state, kind, {
    ...notSending,
    cooldown: cooldownAfterSend(at),
    sent: true,
    ticket,
  });
  // The one code field and its error are those of the kind that is shown.
  const replaces = state.kind === kind && !state.sending[kind].edited;
  return {
    state: replaces ? { ...next, refused: { ...state.refused, [kind]: null }, notice: null } : next,
    effects: [
      ...(to.by === 'contact' ? [{ type: 'KEEP_ACCOUNT', contact: to.contact } as const] : []),
      ...(replaces ? [{ type: 'CLEAR_CODE' } as const] : []), // by the new code (E-08)
      { type: 'TOAST_SENT', key: sentToasts[kind].first },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      ...(replaces && state.activity.name === 'editing'
        ? [{ type: 'FOCUS', target: 'code' } as const]
        : []),
    ],
  };
}

/** An edit of the code removes its error. */
export const codeEdited = (state: FormStep): FormNext => ({
  state: { ...withSending(state, state.kind, withEdit(state.sending[state.kind])), notice: null },
  effects: [],
});

/** Another typed contact: the pending send, the code and its ticket go (CODE-012, E-20). */
export function contactEdited(state: FormStep): FormNext {
  const { kind } = state;
  const { running, cooldown, sent } = state.sending[kind];
  const kept = cooldown?.after === 'throttled' ? cooldown : null;
  return {
    state: {
      ...withSending(state, kind, { ...notSending, cooldown: kept, ticket: null }),
      ...{ notice: null, refused: { ...state.refused, [kind]: null } },
    },
    effects: [
      ...(running === null ? [] : [{ type: 'ABORT', request: running.request } as const]),
      ...(sent || running !== null ? [{ type: 'CLEAR_CODE' } as const] : []),
    ],
  };
}

/** Switches between the contacts; the typed code goes (E-08). Source: A§2 (PARTNER-003). */
export function switched(state: FormStep): FormNext {
  const kind = state.kind === 'email' ? 'phone' : 'email';
  return {
    state: { ...state, kind, notice: null },
    effects: [
      { type: 'CLEAR_CODE' },
      { type: 'SHOW_KIND', kind, saved: savedContact(state.saved, kind) !== null },
    ],
  };
}
