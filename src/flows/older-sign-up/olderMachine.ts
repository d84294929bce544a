import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import { type Machine, stay, type Transition } from '../Machine.ts';
import { regionNotice } from '../noticeOf.ts';
import { mustWait } from '../Wait.ts';
import type { OlderEffect } from './OlderEffect.ts';
import type { OlderEvent } from './OlderEvent.ts';
import type { OlderActivity, OlderState } from './OlderState.ts';
import { register, registering } from './registration.ts';
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

/** The other block: its old code is gone, and so is what was said of the code before (E-08). */
function switched(state: OlderState): Next {
  const kind = state.kind === 'email' ? 'phone' : 'email';
  const { [`${state.kind}_code` as const]: _code, ...notices } = state.notices;
  return {
    state: { ...state, kind, notices },
    effects: [
      { type: 'SHOW_BLOCK', kind },
      { type: 'CLEAR_CODE', kind },
    ],
  };
}

function editing(state: OlderState, event: OlderEvent): Next {
  switch (event.type) {
    case 'SUBMITTED':
      return submitted(state, event.at);
    case 'KIND_SWITCHED':
      return switched(state);
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

const changesContact = (event: OlderEvent): boolean =>
  event.type === 'CONTACT_EDITED' || event.type === 'KIND_SWITCHED';

/** Another contact while the form is being checked: the submit was not about it, so it ends (E-20). */
function dropSubmit(state: OlderState, event: OlderEvent): Next {
  const { activity } = state;
  const next = editing({ ...state, activity: { name: 'editing' } }, event);
  if (!('request' in activity)) return next;
  return {
    state: next.state,
    effects: [{ type: 'ABORT', request: activity.request }, ...next.effects],
  };
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
      return changesContact(event) ? dropSubmit(state, event) : networkAnswered(state, event);
    case 'validating':
      if (changesContact(event)) return dropSubmit(state, event);
      if (event.type === 'FORM_ACCEPTED') return register(state, event.registration);
      if (event.type === 'FORM_REFUSED') return at(state, { name: 'editing' });
      return stay(state);
    case 'registering':
      return registering(state, activity, event);
    case 'warned':
    case 'pickingSite':
    case 'exists':
      return inDialog(state, event);
  }
};
