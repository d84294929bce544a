import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { stay, type Transition } from '../Machine.ts';
import { checkRegion } from './checkRegion.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { askMarket, marketAnswered } from './market.ts';
import { agreeOrLeave, providerMachine } from './provider.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { toVerification } from './toVerification.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import {
  continuePauses,
  normal,
  type AccountActivity,
  type AccountStep,
  type SignUpState,
} from './SignUpState.ts';
import { isOneCoolingDown, withCooldown } from '../Cooldown.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const editing: AccountActivity = { name: 'editing', notice: null };

const at = (state: AccountStep, activity: AccountActivity): AccountStep => ({ ...state, activity });

const confirmMarket = (state: AccountStep): Next =>
  askMarket(at(state, { name: 'confirmingMarket' }));

/** Continues after the region check: sends a code to the contact, or asks for the terms of a provider. */
function goOn(state: AccountStep, confirmedMarket: boolean): Next {
  if (state.mode.name === 'oauth') return agreeOrLeave(state, state.mode.method);
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

/** Shows a failed send at the account step: at the field, in a toast, or in a dialog. Source: A§8. */
function sendRejected(state: AccountStep, contact: Contact, error: CallError): Next {
  const onField = (notice: Notice): Next => ({
    state: at(state, { name: 'editing', notice }),
    effects: [{ type: 'FOCUS', target: 'account' }],
  });
  const { surface, notice } = presentError(error);
  switch (surface) {
    case 'nothing':
      return { state: at(state, editing), effects: [{ type: 'FOCUS', target: 'submit' }] };
    case 'market':
      return confirmMarket(state);
    case 'account-field':
      return onField(notice);
    case 'conflict':
      return state.settings.popup
        ? openConflict(state, contact)
        : onField({ ...notice, offer: 'log-in' }); // ERR-022
    default:
      return { state: at(state, editing), effects: [{ type: 'TOAST_ERROR', notice }] };
  }
}

/** Closes a dialog that refers to a contact that was changed (E-20). */
const changed = (state: AccountStep): Next => ({
  state: { ...at(state, editing), mode: normal },
  effects: [],
});

/** Aborts the request of a contact that was changed. */
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
  const { surface, notice } = presentError(event.error);
  if (surface === 'market') return confirmMarket(state);
  // Too many requests are waited for, by Continue and by the providers (S-209).
  const cooldowns = withCooldown(state.cooldowns, 'region', event);
  return {
    state: { ...at(state, editing), mode: normal, cooldowns },
    effects: [{ type: 'TOAST_ERROR', notice }],
  };
}

function edited(state: AccountStep, event: SignUpEvent, notice: boolean): Next {
  switch (event.type) {
    case 'CONTACT_SUBMITTED':
      return isOneCoolingDown(continuePauses(state.cooldowns), event.at)
        ? stay(state)
        : submitted(state, event.contact);
    case 'CONTACT_EDITED':
      return { state: at(state, editing), effects: [] };
    case 'FORM_CHOSEN':
      return { state, effects: [{ type: 'FOCUS', target: 'account' }] };
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

/** Events that close the question for the type of company. */
const closesEntity: ReadonlySet<SignUpEvent['type']> = new Set([
  'DISMISSED',
  'BACK_REQUESTED',
  'CONTACT_EDITED',
]);

/** What only a page can tell whose navigation to a provider was stopped. Source: E-28. */
const staysHere: ReadonlySet<SignUpEvent['type']> = new Set([
  'CONTACT_EDITED',
  'CONTACT_SUBMITTED',
  'METHOD_CHOSEN',
]);

/** The first step: contact, network region check, market confirmation, sending the code. */
export function accountStep(state: AccountStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (activity.name === 'exists' && event.type === 'CONTACT_EDITED') return changed(state);
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  const isResponse = 'request' in event;
  if (isResponse && (!('request' in activity) || event.request !== activity.request))
    return stay(state);
  switch (activity.name) {
    case 'editing':
      return edited(state, event, activity.notice?.offer === 'log-in');
    case 'confirmingEntity':
      if (event.type === 'ENTITY_CONFIRMED') return goOn(state, false);
      return closesEntity.has(event.type) ? changed(state) : stay(state);
    case 'checkingRegion':
      if (event.type === 'CONTACT_EDITED') return dropRequest(state);
      return regionAnswered(state, event);
    case 'confirmingMarket':
      if (event.type === 'CONTACT_EDITED') return changed(state);
      return marketAnswered(state, event, {
        confirmed: () => goOn(state, true),
        cancelled: { ...at(state, editing), mode: normal },
      });
    case 'sending':
      if (event.type === 'CONTACT_EDITED') return dropRequest(state);
      if (state.contact === null) return stay(state);
      if (event.type === 'CODE_SENT')
        return toVerification(state, state.contact, event.at, 'first');
      if (event.type === 'SEND_REJECTED') {
        const cooldowns = withCooldown(state.cooldowns, 'send', event);
        const next = sendRejected({ ...state, cooldowns }, state.contact, event.error);
        return withSendFailure(event.error, next);
      }
      return stay(state);
    case 'agreeing':
      // Back closes the question, and does not leave the step.
      return providerMachine(
        state,
        event.type === 'BACK_REQUESTED' || event.type === 'CONTACT_EDITED'
          ? { type: 'DISMISSED' }
          : event,
      );
    case 'leaving':
      return staysHere.has(event.type)
        ? edited({ ...at(state, editing), mode: normal }, event, false)
        : providerMachine(state, event);
  }
}
