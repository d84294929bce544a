import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import { type Machine, stay, type Transition } from '../Machine.ts';
import { regionNotice } from '../noticeOf.ts';
import { mustWait } from '../Wait.ts';
import type { OlderEffect } from './OlderEffect.ts';
import type { OlderEvent } from './OlderEvent.ts';
import type { OlderActivity, OlderState } from './OlderState.ts';
import { register, registrationAnswered } from './registration.ts';
import { sendingCodes } from './sendingCodes.ts';

type Next = Transition<OlderState, OlderEffect>;

const at = (state: OlderState, activity: OlderActivity, ...effects: OlderEffect[]): Next => ({
  state: { ...state, activity },
  effects,
});

const validate = (state: OlderState): Next =>
  at(state, { name: 'validating' }, { type: 'VALIDATE' });

/** Submit: all is revealed; the network is asked first, then the rules, then the server (FLOW-018, FLOW-020). */
function submitted(state: OlderState, moment: number): Next {
  if (mustWait(state.wait ?? undefined, moment)) return stay(state);
  const revealed: OlderState = { ...state, revealed: true };
  if (!state.checksNetwork) return validate(revealed);
  const request = state.lastRequest + 1;
  return at(
    { ...revealed, lastRequest: request },
    { name: 'checkingNetwork', request },
    { type: 'CHECK_NETWORK', request },
  );
}

function editing(state: OlderState, event: OlderEvent): Next {
  switch (event.type) {
    case 'SUBMITTED':
      return submitted(state, event.at);
    case 'KIND_SWITCHED':
      return {
        state: { ...state, kind: state.kind === 'email' ? 'phone' : 'email' },
        effects: [],
      };
    case 'CHANGE_SITE_CHOSEN':
      return at(state, { name: 'pickingSite' });
    case 'PASSWORD_EDITED': {
      const { password: _password, ...notices } = state.notices;
      return { state: { ...state, notices }, effects: [] };
    }
    default:
      return sendingCodes(state, event);
  }
}

function networkAnswered(state: OlderState, event: OlderEvent): Next {
  switch (event.type) {
    case 'NETWORK_ACCEPTED':
      return validate(state);
    case 'NETWORK_FOREIGN':
      return at(state, { name: 'warned' });
    case 'NETWORK_FAILED': {
      if (surfaceOf(event.error).surface === 'market') return at(state, { name: 'warned' });
      const notice = regionNotice(event.error);
      return at(state, { name: 'editing' }, { type: 'TOAST_ERROR', notice });
    }
    default:
      return stay(state);
  }
}

function inDialog(state: OlderState, event: OlderEvent): Next {
  const { activity } = state;
  switch (event.type) {
    case 'DIALOG_CLOSED':
      return at(state, { name: 'editing' });
    case 'START_CHOSEN':
      return activity.name === 'warned' ? validate(state) : stay(state);
    case 'CHANGE_SITE_CHOSEN':
      return activity.name === 'warned' ? at(state, { name: 'pickingSite' }) : stay(state);
    case 'LOG_IN_CHOSEN':
      return activity.name === 'exists'
        ? at(state, { name: 'editing' }, { type: 'GO_TO_LOGIN', contact: activity.contact })
        : stay(state);
    default:
      return stay(state);
  }
}

/** Answers to sends are heard whatever else goes on; all others only by the activity that waits for them. */
const isSendAnswer = (event: OlderEvent): boolean =>
  event.type === 'CODE_SENT' || event.type === 'SEND_REJECTED';

/** Sign-up on the older page: one form, its codes, the network check, the registration. Source: A§2, A§4. */
export const olderMachine: Machine<OlderState, OlderEvent, OlderEffect> = (state, event) => {
  const { activity } = state;
  if (activity.name === 'done') return stay(state);
  if (event.type === 'FIELD_FOCUSED')
    return state.revealed ? stay(state) : { state: { ...state, revealed: true }, effects: [] };
  if (isSendAnswer(event)) return sendingCodes(state, event);
  if ('request' in event && (!('request' in activity) || event.request !== activity.request))
    return stay(state);
  switch (activity.name) {
    case 'editing':
      return editing(state, event);
    case 'checkingNetwork':
      return networkAnswered(state, event);
    case 'validating':
      if (event.type === 'FORM_ACCEPTED') return register(state, event.registration);
      if (event.type === 'FORM_REFUSED') return at(state, { name: 'editing' });
      return stay(state);
    case 'registering':
      return registrationAnswered(state, event);
    case 'warned':
    case 'pickingSite':
    case 'exists':
      return inDialog(state, event);
  }
};
