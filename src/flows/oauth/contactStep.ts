import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { cooldownAfterSend, isCoolingDown, withCooldown } from '../Cooldown.ts';
import { stay } from '../Machine.ts';
import { sentToasts } from '../sentToast.ts';
import { toStart, type Next } from './leaving.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import { commonOf, type CodeStep, type ContactStep } from './OAuthState.ts';

const at = (state: ContactStep, notice: Notice | null): ContactStep => ({
  ...state,
  activity: { name: 'editing', notice },
});

function send(state: ContactStep, contact: Contact): Next {
  const request = state.lastRequest + 1;
  const { reason } = state;
  return {
    state: {
      ...{ ...state, contact, lastRequest: request },
      activity: { name: 'sending', request, contact },
    },
    effects: [{ type: 'SEND_CODE', request, contact, reason }],
  };
}

/** Opens the empty code step with its countdown after a code was sent. */
export const toCode = (state: ContactStep | CodeStep, contact: Contact, sentAt: number): Next => ({
  state: {
    ...commonOf(state),
    cooldowns: { send: cooldownAfterSend(sentAt) },
    ...{ step: 'code', reason: state.reason, contact, refused: null },
    activity: { name: 'editing', notices: {} },
  },
  effects: [
    { type: 'CLEAR_CODE' },
    { type: 'TOAST_SENT', key: sentToasts[contact.type].first },
    { type: 'FOCUS', target: 'code' },
  ],
});

function rejected(state: ContactStep, error: CallError): Next {
  const { surface, notice } = presentError(error);
  if (surface === 'account-field' || surface === 'conflict')
    return { state: at(state, notice), effects: [{ type: 'FOCUS', target: 'account' }] };
  return {
    state: at(state, null),
    effects: [
      surface === 'nothing' ? { type: 'FOCUS', target: 'submit' } : { type: 'TOAST_ERROR', notice },
    ],
  };
}

/** Asks for the contact that the profile lacks, and sends a code to it. Source: S-097 (OAUTH-011, OAUTH-012). */
export function contactStep(state: ContactStep, event: OAuthEvent): Next {
  const { activity } = state;
  if (event.type === 'BACK_REQUESTED') return toStart(state, { type: 'ABORT' });
  if (event.type === 'CONTACT_EDITED')
    return {
      state: at(state, null),
      effects: activity.name === 'sending' ? [{ type: 'ABORT' }] : [],
    };
  if (activity.name === 'editing') {
    if (event.type !== 'CONTACT_SUBMITTED') return stay(state);
    return isCoolingDown(state.cooldowns.send, event.at) ? stay(state) : send(state, event.contact);
  }
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  if (event.type === 'CODE_SENT') return toCode(state, activity.contact, event.at);
  if (event.type !== 'SEND_REJECTED') return stay(state);
  const cooldowns = withCooldown(state.cooldowns, 'send', event);
  return rejected({ ...state, cooldowns }, event.error);
}
