import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { checkRegion } from './checkRegion.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { noticeOf, regionNotice } from '../noticeOf.ts';
import { providerMachine } from './provider.ts';
import { toVerification } from './toVerification.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { normal, type AccountActivity, type AccountStep, type SignUpState } from './SignUpState.ts';
import { mustWait, withPause } from '../Wait.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const editing: AccountActivity = { name: 'editing', notice: null };

const at = (state: AccountStep, activity: AccountActivity): AccountStep => ({ ...state, activity });

const confirmMarket = (state: AccountStep): Next => ({
  state: at(state, { name: 'confirmingMarket' }),
  effects: [{ type: 'TRACK', fact: 'market_confirm.shown' }],
});

/** What the region check was for: a code to the contact, or the way to the provider. */
function goOn(state: AccountStep, confirmedMarket: boolean): Next {
  if (state.mode.name === 'oauth')
    return {
      state: at(state, { name: 'leaving' }),
      effects: [{ type: 'START_OAUTH', provider: state.mode.type }],
    };
  if (state.contact === null) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...at(state, { name: 'sending', request, confirmedMarket }),
      lastRequest: request,
    },
    effects: [{ type: 'SEND_CODE', request, contact: state.contact, change: false }],
  };
}

/** The error stands on the account's field, which has the focus. */
const noticed = (state: AccountStep, told: readonly SignUpEffect[], error: CallError): Next => ({
  state: at(state, { name: 'editing', notice: noticeOf(error) }),
  effects: [...told, { type: 'FOCUS', target: 'account' }],
});

function sendRejected(state: AccountStep, contact: Contact, error: CallError): Next {
  const tracked: SignUpEffect = { type: 'TRACK', fact: 'sign_up.send_failed' };
  const idle = at(state, editing);
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
  if (!state.settings.popup) {
    // An account that exists has a way out beside its error (ERR-022).
    const notice = { ...noticeOf(error), offer: 'log-in' } as const;
    return {
      state: at(state, { name: 'editing', notice }),
      effects: [tracked, { type: 'FOCUS', target: 'account' }],
    };
  }
  const next = openConflict(state, contact);
  return { state: next.state, effects: [tracked, ...next.effects] };
}

/** The address changed before its question was shown, which is about nothing on screen (E-20). */
const changed = (state: AccountStep): Next => ({
  state: { ...at(state, editing), mode: normal },
  effects: [],
});

/** It changed while its request was under way. */
const dropRequest = (state: AccountStep): Next => ({
  state: changed(state).state,
  effects: [{ type: 'ABORT' }],
});

function submitted(state: AccountStep, contact: Contact): Next {
  const next: AccountStep = { ...state, contact, mode: normal };
  if (!state.settings.asksEntity) return checkRegion(next);
  return { state: at(next, { name: 'confirmingEntity' }), effects: [] };
}

function regionAnswered(state: AccountStep, event: SignUpEvent): Next {
  if (event.type === 'REGION_MATCHED') return goOn(state, false);
  if (event.type === 'REGION_MISMATCHED') return confirmMarket(state);
  if (event.type !== 'REGION_FAILED') return stay(state);
  if (surfaceOf(event.error).surface === 'market') return confirmMarket(state);
  return {
    state: { ...at(state, editing), mode: normal },
    effects: [{ type: 'TOAST_ERROR', notice: regionNotice(event.error) }],
  };
}

function marketAnswered(state: AccountStep, event: SignUpEvent): Next {
  switch (event.type) {
    case 'MARKET_CONFIRMED': {
      const next = goOn(state, true);
      return {
        state: next.state,
        effects: [{ type: 'TRACK', fact: 'market_confirm.confirmed' }, ...next.effects],
      };
    }
    case 'MARKET_CANCELLED':
      return {
        state: { ...at(state, editing), mode: normal },
        effects: [{ type: 'TRACK', fact: 'market_confirm.cancelled' }],
      };
    case 'MARKET_SWITCHED':
      return { state: { ...state }, effects: [{ type: 'SWITCH_SITE', region: event.region }] };
    case 'CONTACT_EDITED':
      return changed(state);
    default:
      return stay(state);
  }
}

function edited(state: AccountStep, event: SignUpEvent, notice: boolean): Next {
  switch (event.type) {
    case 'CONTACT_SUBMITTED':
      return mustWait(state.waits.send, event.at) ? stay(state) : submitted(state, event.contact);
    case 'CONTACT_EDITED':
      return { state: at(state, editing), effects: [] };
    case 'LOG_IN_CHOSEN':
      return notice
        ? {
            state: at(state, editing),
            effects: [{ type: 'GO_TO_LOGIN', contact: state.contact, tips: false }],
          }
        : stay(state);
    default:
      return providerMachine(state, event);
  }
}

/** The first step: a contact, the network region check, the market confirmation, the code on its way. */
export function accountStep(state: AccountStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (activity.name === 'exists' && event.type === 'CONTACT_EDITED') return changed(state);
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  const isAnswer = 'request' in event;
  if (isAnswer && (!('request' in activity) || event.request !== activity.request))
    return stay(state);
  switch (activity.name) {
    case 'editing':
      return edited(state, event, activity.notice?.offer === 'log-in');
    case 'confirmingEntity':
      if (event.type === 'ENTITY_CONFIRMED') return goOn(state, false);
      return event.type === 'ENTITY_DECLINED' || event.type === 'CONTACT_EDITED'
        ? changed(state)
        : stay(state);
    case 'checkingRegion':
      if (event.type === 'CONTACT_EDITED') return dropRequest(state);
      return regionAnswered(state, event);
    case 'confirmingMarket':
      return marketAnswered(state, event);
    case 'sending':
      if (event.type === 'CONTACT_EDITED') return dropRequest(state);
      if (state.contact === null) return stay(state);
      if (event.type === 'CODE_SENT')
        return toVerification(state, state.contact, event.at, 'first');
      if (event.type === 'SEND_REJECTED') {
        const waits = withPause(state.waits, 'send', event);
        return sendRejected({ ...state, waits }, state.contact, event.error);
      }
      return stay(state);
    case 'leaving':
    case 'partial':
      return providerMachine(state, event);
  }
}
