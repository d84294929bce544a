import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { cooldownAfterRefusal, isCoolingDown } from '../Cooldown.ts';
import { stay } from '../Machine.ts';
import { isOwnPerhaps } from '../mayBeOwn.ts';
import { kindOf, mayBeBound, targetOf } from './codeTarget.ts';
import { afterLinking, dialogOf } from './dialogOf.ts';
import { left, toLogin, toStart, type Next } from './leaving.ts';
import { registrationUnknown } from '../sharedNotices.ts';
import { wrongCode } from '../wrongCode.ts';
import type { PartnerEvent } from './PartnerEvent.ts';
import type { FormActivity, FormStep } from './PartnerState.ts';
import { codeEdited, contactEdited, send, sendAnswered, switched } from './sendingCode.ts';

type Binding = Extract<FormActivity, { name: 'binding' }>;
type EventOf<Type extends PartnerEvent['type']> = Extract<PartnerEvent, { type: Type }>;

const at = (state: FormStep, activity: FormActivity): FormStep => ({ ...state, activity });

const withRefused = (state: FormStep, code: string): FormStep => ({
  ...at(state, { name: 'editing' }),
  refused: { ...state.refused, [state.kind]: code },
});

const refuseCode = (state: FormStep, code: string, notice: Notice): Next => ({
  state: { ...withRefused(state, code), notice },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
});

/** Hands the partner's data over after the bind. Source: S-089. */
function onboard(state: FormStep): Next {
  const request = state.lastRequest + 1;
  return {
    state: { ...at(state, { name: 'submitting', request }), lastRequest: request },
    effects: [{ type: 'ONBOARD', request, saved: state.saved }],
  };
}

/**
 * Logs in with bind; a code without a ticket, or a refused one, is not sent (E-07), and none while the
 * ticket is under way. Source: A§4 (PARTNER-010).
 */
function submit(state: FormStep, { contact, code, at: now }: EventOf<'SUBMITTED'>): Next {
  if (isCoolingDown(state.cooldown, now)) return stay(state);
  if (state.bound !== null) return onboard(state);
  const { kind, saved } = state;
  const { ticket, running } = state.sending[kind];
  const to = targetOf(state, contact);
  if (to === null || running !== null) return stay(state);
  if (ticket === null || code === state.refused[kind]) return refuseCode(state, code, wrongCode);
  const request = state.lastRequest + 1;
  const typed = to.by === 'contact' ? to.contact : null;
  const { verifyTicket } = saved;
  return {
    state: {
      ...at(state, { name: 'binding', request, to, code, edited: false }),
      lastRequest: request,
    },
    effects: [{ type: 'BIND', request, kind, contact: typed, code, ticket, verifyTicket }],
  };
}

/** Shows why a request was refused: in a dialog, or where the form has no answer of the server, in a toast. */
function refusedBy(state: FormStep, error: CallError, now: number): Next {
  const { kind } = state;
  const idle: FormStep = {
    ...at(state, { name: 'editing' }),
    cooldown: cooldownAfterRefusal(now, error.retryAfter),
  };
  const dialog = dialogOf(error, kind);
  if (dialog !== null) return { state: at(idle, { name: 'stopped', dialog }), effects: [] };
  const { surface, notice } = presentError(error);
  if (surface === 'nothing') return { state: idle, effects: [{ type: 'FOCUS', target: 'submit' }] };
  return {
    state: idle,
    effects: [{ type: 'TOAST_ERROR', notice: error.outcomeUnknown ? registrationUnknown : notice }],
  };
}

function bindRefused(
  before: FormStep,
  { to, code, edited }: Binding,
  event: EventOf<'BIND_REJECTED'>,
): Next {
  const { error } = event;
  const state = error.outcomeUnknown ? { ...before, unconfirmed: to } : before;
  if (mayBeBound(before, to) && isOwnPerhaps(error))
    return { state: at(state, { name: 'stopped', dialog: { name: 'maybe-own' } }), effects: [] };
  // The second step was left (2046 of the errors).
  if (error.failure === 'declined') return toLogin(state, { type: 'ABORT' });
  const { surface, notice } = presentError(error);
  if (surface !== 'code-field') return refusedBy(state, error, event.at);
  const isReplaced = state.sending[kindOf(to)].ticket === null; // the contact was edited meanwhile (E-20)
  if (isReplaced) return { state: at(state, { name: 'editing' }), effects: [] };
  return edited
    ? { state: withRefused(state, code), effects: [] }
    : refuseCode(state, code, notice);
}

function bindRejected(state: FormStep, activity: Binding, event: EventOf<'BIND_REJECTED'>): Next {
  const { error } = event;
  const next = bindRefused(state, activity, event);
  return {
    state: next.state,
    effects: [{ type: 'NOTIFY_FAILURE', code: error.code, logId: error.logId }, ...next.effects],
  };
}

function inForm(state: FormStep, event: PartnerEvent): Next {
  switch (event.type) {
    case 'KIND_SWITCHED':
      return state.bound === null ? switched(state) : stay(state);
    case 'CONTACT_EDITED':
      return state.bound === null ? contactEdited(state) : stay(state);
    case 'CODE_EDITED':
      return codeEdited(state);
    case 'SEND_PRESSED':
      return state.bound === null ? send(state, event.contact, event.at) : stay(state);
    case 'SUBMITTED':
      return submit(state, event);
    default:
      return stay(state);
  }
}

function inDialog(
  state: FormStep,
  { dialog }: Extract<FormActivity, { name: 'stopped' }>,
  event: PartnerEvent,
): Next {
  if (event.type === 'DISMISSED')
    return dialog.name === 'notice' && dialog.restarts
      ? toStart({ ...state, type: 'register' }, { type: 'ABORT' })
      : {
          state: at(state, { name: 'editing' }),
          effects: [{ type: 'FOCUS', target: 'submit' }],
        };
  if (event.type === 'LOG_IN_CHOSEN' && dialog.name === 'maybe-own')
    return toStart({ ...state, type: 'login' }, { type: 'ABORT' });
  if (event.type !== 'LINKING_CHOSEN' || dialog.name !== 'registered') return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: { ...at(state, { name: 'linking', request, dialog }), lastRequest: request },
    effects: [{ type: 'START_LINKING', request, saved: state.saved }],
  };
}

function answered(state: FormStep, event: PartnerEvent): Next {
  const { activity } = state;
  if (!('request' in event) || !('request' in activity) || event.request !== activity.request)
    return stay(state);
  switch (activity.name) {
    case 'binding':
      if (event.type === 'BOUND')
        return onboard({ ...state, bound: { redirectUrl: event.redirectUrl } });
      return event.type === 'BIND_REJECTED' ? bindRejected(state, activity, event) : stay(state);
    case 'submitting':
      if (event.type === 'ONBOARDED')
        return {
          state: at(state, { name: 'done' }),
          effects: [
            { type: 'FOCUS', target: 'heading' },
            {
              ...{ type: 'HAND_OVER', kind: state.kind },
              redirectUrl: state.bound?.redirectUrl ?? null,
            },
          ],
        };
      return event.type === 'ONBOARDING_REJECTED'
        ? refusedBy(state, event.error, event.at)
        : stay(state);
    case 'linking':
      if (event.type === 'LINKING_STARTED') return left(state, { type: 'LEAVE_FOR_BINDING' });
      return event.type === 'LINKING_REJECTED'
        ? {
            state: at(state, {
              name: 'stopped',
              dialog: afterLinking(activity.dialog, event),
            }),
            effects: [],
          }
        : stay(state);
  }
}

/** The form that binds a contact to the partner's account. Source: A§4, A§8. */
export function formStep(state: FormStep, event: PartnerEvent): Next {
  const { activity } = state;
  if (activity.name === 'done') return stay(state);
  if (event.type === 'CODE_SENT' || event.type === 'SEND_REJECTED')
    return sendAnswered(state, event);
  if (event.type === 'BACK_REQUESTED') {
    // The server may do it, although the answer is not awaited (E-18).
    const isLost = activity.name === 'binding' || activity.name === 'submitting';
    const said = { type: 'TOAST_ERROR', notice: registrationUnknown, later: true } as const;
    return toStart(state, { type: 'ABORT' }, ...(isLost ? [said] : []));
  }
  if (activity.name === 'editing') return inForm(state, event);
  if (activity.name === 'binding' && event.type === 'CONTACT_EDITED') return contactEdited(state);
  if (activity.name === 'binding' && event.type === 'CODE_EDITED')
    return codeEdited(at(state, { ...activity, edited: true }));
  if (activity.name === 'stopped') return inDialog(state, activity, event);
  return answered(state, event);
}
