import { type Machine, stay, type Transition } from '../Machine.ts';
import { bind, binding, leave } from './binding.ts';
import type { InfoEffect } from './InfoEffect.ts';
import type { InfoEvent } from './InfoEvent.ts';
import { editing, type InfoActivity, type InfoState } from './InfoState.ts';
import { codeEdited, contactEdited, send, sendAnswered, switched } from './sendingCodes.ts';

type Next = Transition<InfoState, InfoEffect>;

function inForm(state: InfoState, event: InfoEvent): Next {
  switch (event.type) {
    case 'KIND_SWITCHED':
      return switched(state);
    case 'CONTACT_EDITED':
      return contactEdited(state, event.kind);
    case 'CODE_EDITED':
      return codeEdited(state, event.kind);
    case 'SEND_PRESSED':
      return send(state, event.contact, event.at);
    case 'SUBMITTED':
      return bind(state, event.proven, event.at);
    case 'LOG_IN_LINK_CHOSEN':
      return { state, effects: [{ type: 'GO_TO_LOGIN', contact: event.contact, tips: false }] };
    case 'BACK_REQUESTED':
      return leave(state, null);
    default:
      return stay(state);
  }
}

function inDialog(
  state: InfoState,
  activity: Extract<InfoActivity, { name: 'exists' | 'refused' }>,
  event: InfoEvent,
): Next {
  const exists = activity.name === 'exists';
  switch (event.type) {
    case 'DISMISSED':
      return {
        state: editing(state),
        effects: [{ type: 'FOCUS', target: exists ? activity.contact.type : 'submit' }],
      };
    case 'LOG_IN_CHOSEN':
      // A profile that is linked belongs to an account that the seller has to name (1007).
      return {
        state: editing(state),
        effects: [
          { type: 'GO_TO_LOGIN', contact: exists ? activity.contact : null, tips: !exists },
        ],
      };
    default:
      return stay(state);
  }
}

/** The page that adds a contact to a third-party sign-up: its codes, and the bind. Source: A§2, A§7. */
export const infoMachine: Machine<InfoState, InfoEvent, InfoEffect> = (state, event) => {
  const { activity } = state;
  if (activity.name === 'bound' || activity.name === 'left') return stay(state);
  if (event.type === 'CODE_SENT' || event.type === 'SEND_REJECTED')
    return sendAnswered(state, event);
  if ('request' in event && (!('request' in activity) || event.request !== activity.request))
    return stay(state);
  switch (activity.name) {
    case 'editing':
      return inForm(state, event);
    case 'binding':
      return binding(state, activity, event);
    case 'exists':
    case 'refused':
      return inDialog(state, activity, event);
  }
};
