import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { isCoolingDown, withCooldown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import { withSendFailure } from '../withSendFailure.ts';
import type { ResetEffect } from './ResetEffect.ts';
import type { ResetEvent } from './ResetEvent.ts';
import { commonOf, editing, type AccountStep, type ResetState } from './ResetState.ts';
import { toCode } from './toCode.ts';
import { unknownAccount } from './toAccount.ts';

type Next = Transition<ResetState, ResetEffect>;

function send(state: AccountStep, contact: Contact): Next {
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      ...{ contact, lastRequest: request },
      activity: { name: 'sending', request, contact },
    },
    effects: [
      { type: 'KEEP_ACCOUNT', contact },
      { type: 'SEND_CODE', request, contact },
    ],
  };
}

function sendRejected(state: AccountStep, error: CallError): Next {
  const { surface, notice } = presentError(error);
  if (surface === 'account-field')
    return {
      state: { ...state, activity: { name: 'editing', notice: unknownAccount(notice) } },
      effects: [{ type: 'FOCUS', target: 'account' }],
    };
  return {
    state: { ...state, activity: editing },
    effects: [
      surface === 'nothing' ? { type: 'FOCUS', target: 'submit' } : { type: 'TOAST_ERROR', notice },
    ],
  };
}

const leave = (state: AccountStep): Next => ({
  state: { ...commonOf(state), step: 'over', contact: state.contact },
  effects: [{ type: 'ABORT' }, { type: 'LEAVE', contact: state.contact }],
});

/** The first step: the account that the code is sent to. */
export function accountStep(state: AccountStep, event: ResetEvent): Next {
  const { activity } = state;
  if (event.type === 'BACK_REQUESTED') return leave(state);
  if (activity.name === 'editing') {
    if (event.type === 'CONTACT_EDITED')
      return { state: { ...state, activity: editing }, effects: [] };
    if (event.type !== 'CONTACT_SUBMITTED') return stay(state);
    return isCoolingDown(state.cooldowns.send, event.at) ? stay(state) : send(state, event.contact);
  }
  if (event.type === 'CONTACT_EDITED')
    return { state: { ...state, activity: editing }, effects: [{ type: 'ABORT' }] };
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  if (event.type === 'CODE_SENT') return toCode(state, activity.contact, event.at);
  if (event.type !== 'SEND_REJECTED') return stay(state);
  const cooldowns = withCooldown(state.cooldowns, 'send', event);
  return withSendFailure(event.error, sendRejected({ ...state, cooldowns }, event.error));
}
