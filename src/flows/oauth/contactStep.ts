import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { isCoolingDown, withCooldown, cooldownsAfterSend } from '../Cooldown.ts';
import { stay } from '../Machine.ts';
import { isTyped } from '../Sending.ts';
import { sentToasts } from '../sentToast.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { conflictAt, existsDialog } from './exists.ts';
import { toLogin, toStart, type Next } from './leaving.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
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
    effects: [
      { type: 'KEEP_ACCOUNT', contact },
      { type: 'SEND_CODE', request, contact, reason },
    ],
  };
}

/** Opens the code step with its countdown after a code was sent; a code that may be it stays (E-08). */
export function toCode(state: ContactStep | CodeStep, contact: Contact, sentAt: number): Next {
  const typed = state.step === 'code' && isTyped(state);
  const sent: OAuthEffect = { type: 'TOAST_SENT', key: sentToasts[contact.type].first };
  return {
    state: {
      ...commonOf(state),
      cooldowns: cooldownsAfterSend(state.cooldowns, sentAt),
      ...{ step: 'code', reason: state.reason, contact, refused: typed ? state.refused : null },
      activity: { name: 'editing', notices: {} },
    },
    effects: typed ? [sent] : [{ type: 'CLEAR_CODE' }, sent, { type: 'FOCUS', target: 'code' }],
  };
}

function rejected(state: ContactStep, contact: Contact, error: CallError): Next {
  const { surface, notice } = presentError(error);
  if (surface === 'conflict') return conflictAt(state, contact, notice);
  if (surface === 'account-field')
    return { state: at(state, notice), effects: [{ type: 'FOCUS', target: 'account' }] };
  return {
    state: at(state, null),
    effects: [
      surface === 'nothing' ? { type: 'FOCUS', target: 'submit' } : { type: 'TOAST_ERROR', notice },
    ],
  };
}

function whileEditing(state: ContactStep, notice: Notice | null, event: OAuthEvent): Next {
  const { contact } = state;
  if (event.type === 'CONTACT_SUBMITTED')
    return isCoolingDown(state.cooldowns.send, event.at) ? stay(state) : send(state, event.contact);
  return event.type === 'LOG_IN_CHOSEN' && notice?.offer === 'log-in' && contact !== null
    ? toLogin(state, { tips: false, contact })
    : stay(state);
}

/** Asks for the contact that the profile lacks, and sends a code to it. Source: S-097 (OAUTH-011, OAUTH-012). */
export function contactStep(state: ContactStep, event: OAuthEvent): Next {
  const { activity } = state;
  if (activity.name === 'exists') return existsDialog(state, activity, event);
  if (event.type === 'BACK_REQUESTED') return toStart(state, { type: 'ABORT' });
  if (event.type === 'CONTACT_EDITED')
    return {
      state: at(state, null),
      effects: activity.name === 'sending' ? [{ type: 'ABORT' }] : [],
    };
  if (activity.name === 'editing') return whileEditing(state, activity.notice, event);
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  if (event.type === 'CODE_SENT') return toCode(state, activity.contact, event.at);
  if (event.type !== 'SEND_REJECTED') return stay(state);
  const cooldowns = withCooldown(state.cooldowns, 'send', event);
  return withSendFailure(
    event.error,
    rejected({ ...state, cooldowns }, activity.contact, event.error),
  );
}
