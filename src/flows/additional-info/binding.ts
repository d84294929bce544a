import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { cooldownAfterRefusal, isCoolingDown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import { isOwnPerhaps, mayBeOwn } from '../mayBeOwn.ts';
import { registrationUnknown, secondStepRepeated } from '../sharedNotices.ts';
import { wrongCode } from '../wrongCode.ts';
import { atField, conflictAt } from './atField.ts';
import type { InfoEffect } from './InfoEffect.ts';
import type { InfoEvent } from './InfoEvent.ts';
import { editing, type InfoActivity, type InfoState } from './InfoState.ts';
import { codeEdited, contactEdited } from './sendingCodes.ts';

type Next = Transition<InfoState, InfoEffect>;
type Binding = Extract<InfoActivity, { name: 'binding' }>;

const withRefused = (state: InfoState, { contact, code }: Proven): InfoState => ({
  ...state,
  refused: { ...state.refused, [contact.type]: code },
});

/** Clears a refused code, and shows why at its field. */
function refuseCode(state: InfoState, proven: Proven, notice: Notice): Next {
  const kind = proven.contact.type;
  const next = atField(withRefused(state, proven), `${kind}_code`, notice);
  return { ...next, effects: [{ type: 'CLEAR_CODE', kind }, ...next.effects] };
}

/** Binds the contact to the profile; a refused code is not sent again (E-07). Source: A§3, A§7. */
export function bind(state: InfoState, proven: Proven, at: number): Next {
  if (isCoolingDown(state.cooldown, at)) return stay(state);
  if (proven.code === state.refused[proven.contact.type])
    return refuseCode(state, proven, wrongCode);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'binding', request, proven, edited: false, stands: true },
    },
    effects: [{ type: 'BIND', request, proven }],
  };
}

/** Leaves for the register page. Source: A§2, S-086. */
export const leave = (state: InfoState, notice: Notice | null): Next => ({
  state: { ...state, activity: { name: 'left' } },
  effects: [{ type: 'ABORT' }, { type: 'LEAVE', notice }],
});

/** Shows a refused bind by the catalogue. Source: A§8, S-171 and the row `bind failure` of its errors. */
function shown(state: InfoState, { proven, edited }: Binding, error: CallError): Next {
  const { surface, field, notice, followUp } = presentError(error);
  const { contact } = proven;
  if (mayBeOwn(state.unconfirmed, contact) && isOwnPerhaps(error))
    return {
      state: { ...state, activity: { name: 'exists', contact, maybeOwn: true } },
      effects: [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
    };
  // The second step was left: to the log-in, with its tips (2046 of the errors).
  if (error.failure === 'declined')
    return { state, effects: [{ type: 'GO_TO_LOGIN', contact, tips: true }] };
  switch (surface) {
    case 'two-step': // the client has repeated the request already (S-114)
      return { state, effects: [{ type: 'TOAST_ERROR', notice: secondStepRepeated }] };
    case 'nothing':
      return { state, effects: [{ type: 'FOCUS', target: 'submit' }] };
    case 'account-field':
      return atField(state, contact.type, { ...notice, offer: 'register' });
    case 'conflict':
      return conflictAt(state, contact, notice);
    case 'code-field':
      return edited
        ? { state: withRefused(state, proven), effects: [] }
        : refuseCode(state, proven, notice);
    case 'dialog': {
      const logIn = followUp === 'log-in';
      return {
        state: { ...state, activity: { name: 'refused', notice, logIn } },
        effects: [],
      };
    }
    default:
      // The profile cannot be loaded: the sign-up starts again (1902).
      return followUp === 'register' && field === null
        ? leave(state, notice)
        : { state, effects: [{ type: 'TOAST_ERROR', notice }] };
  }
}

function rejected(
  state: InfoState,
  activity: Binding,
  { error, at }: Extract<InfoEvent, { type: 'BIND_REJECTED' }>,
): Next {
  const { proven, stands } = activity;
  const { code, logId } = error;
  const notified: InfoEffect = { type: 'NOTIFY_FAILURE', code, logId };
  const idle: InfoState = {
    ...editing(state),
    cooldown: cooldownAfterRefusal(at, error.retryAfter),
    unconfirmed: error.outcomeUnknown ? proven.contact : state.unconfirmed,
  };
  if (error.outcomeUnknown)
    return {
      state: idle,
      effects: [notified, { type: 'TOAST_ERROR', notice: registrationUnknown }],
    };
  // The error does not apply to another contact, but the server's cooldown does (E-20, E-19).
  const next: Next = stands ? shown(idle, activity, error) : stay(idle);
  return { state: next.state, effects: [notified, ...next.effects] };
}

/** The events while the contact is being bound; after a change of the contact only a success counts. */
export function binding(state: InfoState, activity: Binding, event: InfoEvent): Next {
  switch (event.type) {
    case 'CONTACT_EDITED': {
      const next = contactEdited(state, event.kind);
      const stands = activity.stands && event.kind !== activity.proven.contact.type;
      return { ...next, state: { ...next.state, activity: { ...activity, stands } } };
    }
    case 'CODE_EDITED':
      return codeEdited({ ...state, activity: { ...activity, edited: true } }, event.kind);
    // The server may have bound it, although the answer is not awaited (E-18).
    case 'BACK_REQUESTED':
      return leave(state, registrationUnknown);
    case 'BOUND': {
      const { redirectUrl, userId } = event;
      const { contact } = activity.proven;
      return {
        state: { ...state, activity: { name: 'bound' }, unconfirmed: null },
        effects: [
          { type: 'FOCUS', target: 'heading' },
          { type: 'HAND_OVER', contact, redirectUrl, userId },
        ],
      };
    }
    case 'BIND_REJECTED':
      return rejected(state, activity, event);
    default:
      return stay(state);
  }
}
