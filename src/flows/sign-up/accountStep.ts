import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { noticeOf } from './notice.ts';
import { toVerification } from './toVerification.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import type { AccountActivity, AccountStep, SignUpState } from './SignUpState.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const editing: AccountActivity = { name: 'editing', notice: null };
const confirmMarket = (state: AccountStep): Next => ({
  state: { ...state, activity: { name: 'confirmingMarket' } },
  effects: [{ type: 'TRACK', fact: 'market_confirm.shown' }],
});

function send(state: AccountStep, confirmedMarket: boolean): Next {
  if (state.contact === null) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'sending', request, confirmedMarket },
    },
    effects: [{ type: 'SEND_CODE', request, contact: state.contact, change: false }],
  };
}

/** The error stands on the account's field, which has the focus. */
const noticed = (state: AccountStep, told: readonly SignUpEffect[], error: CallError): Next => ({
  state: { ...state, activity: { name: 'editing', notice: noticeOf(error) } },
  effects: [...told, { type: 'FOCUS', target: 'account' }],
});

function sendRejected(state: AccountStep, contact: Contact, error: CallError): Next {
  const tracked: SignUpEffect = { type: 'TRACK', fact: 'sign_up.send_failed' };
  const idle: AccountStep = { ...state, activity: editing };
  const { surface } = surfaceOf(error);
  if (surface === 'nothing')
    return { state: idle, effects: [tracked, { type: 'FOCUS', target: 'submit' }] };
  if (surface === 'market') {
    const next = confirmMarket(state);
    return { state: next.state, effects: [tracked, ...next.effects] };
  }
  if (surface === 'account-field') return noticed(state, [tracked], error);
  if (surface !== 'conflict')
    return { state: idle, effects: [tracked, { type: 'TOAST_ERROR', notice: noticeOf(error) }] };
  if (!state.popup) return noticed(state, [tracked], error);
  const next = openConflict(state, contact);
  return { state: next.state, effects: [tracked, ...next.effects] };
}

/** The address changed while its request was under way, so the answer is about nothing on screen (E-20). */
const dropRequest = (state: AccountStep): Next => ({
  state: { ...state, activity: editing },
  effects: [{ type: 'ABORT' }],
});

function checkRegion(state: AccountStep, contact: Contact): Next {
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      contact,
      lastRequest: request,
      activity: { name: 'checkingRegion', request },
    },
    effects: [{ type: 'CHECK_REGION', request }],
  };
}

/** The first step: a contact, the network region check, the market confirmation, the code on its way. */
export function accountStep(state: AccountStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'CONTACT_SUBMITTED') return checkRegion(state, event.contact);
      if (event.type === 'CONTACT_EDITED')
        return { state: { ...state, activity: editing }, effects: [] };
      return stay(state);
    case 'checkingRegion':
      if (event.type === 'CONTACT_EDITED') return dropRequest(state);
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'REGION_MATCHED') return send(state, false);
      if (event.type === 'REGION_MISMATCHED') return confirmMarket(state);
      if (event.type === 'REGION_FAILED' && surfaceOf(event.error).surface === 'market')
        return confirmMarket(state);
      if (event.type === 'REGION_FAILED')
        return {
          state: { ...state, activity: editing },
          // One text whatever the server says: nothing was sent, and Continue may be pressed again (S-080).
          effects: [
            {
              type: 'TOAST_ERROR',
              notice: { from: 'portal', key: 'selleronboarding_network_error_toast' },
            },
          ],
        };
      return stay(state);
    case 'confirmingMarket':
      if (event.type === 'MARKET_CONFIRMED') {
        const next = send(state, true);
        return {
          state: next.state,
          effects: [{ type: 'TRACK', fact: 'market_confirm.confirmed' }, ...next.effects],
        };
      }
      if (event.type === 'MARKET_CANCELLED')
        return {
          state: { ...state, activity: editing },
          effects: [{ type: 'TRACK', fact: 'market_confirm.cancelled' }],
        };
      return stay(state);
    case 'sending':
      if (event.type === 'CONTACT_EDITED') return dropRequest(state);
      if (!('request' in event) || event.request !== activity.request || state.contact === null)
        return stay(state);
      if (event.type === 'CODE_SENT')
        return toVerification(state, state.contact, event.resendAt, 'first');
      if (event.type === 'SEND_REJECTED') return sendRejected(state, state.contact, event.error);
      return stay(state);
  }
}
