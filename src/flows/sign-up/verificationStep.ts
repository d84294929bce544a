import { presentError } from '../../domain/errors/presentError.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { backToAccount } from './backToAccount.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { askMarket, marketAnswered } from './market.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { toVerification } from './toVerification.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import {
  commonOf,
  type SignUpState,
  type VerificationActivity,
  type VerificationStep,
} from './SignUpState.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { isCoolingDown, serverCooldowns, withCooldown, type Intent } from '../Cooldown.ts';
import { thenCheck, untyped, whileTyping } from '../Sending.ts';
import { wrongCode } from '../wrongCode.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const editing: VerificationActivity = { name: 'editing', notice: null };

/** Adds the cooldown that an error requests (E-19). */
function coolingDown(
  state: VerificationStep,
  intent: Intent,
  rejection: { readonly at: number; readonly error: CallError },
): VerificationStep {
  return { ...state, cooldowns: withCooldown(state.cooldowns, intent, rejection) };
}

/** Clears a code that the server rejected; `refused` is the code that is not sent again (S-211). */
const refuse = (state: VerificationStep, notice: Notice, refused: string | null): Next => ({
  state: { ...state, refused, activity: { name: 'editing', notice } },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
});

function check(state: VerificationStep, code: string, at: number): Next {
  if (isCoolingDown(state.cooldowns.check, at)) return stay(state);
  if (code === state.refused) return refuse(state, wrongCode, code);
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'checking', request, code } },
    effects: [{ type: 'CHECK_CODE', request, contact: state.contact, code }],
  };
}

function resend(state: VerificationStep, confirmedMarket: boolean): Next {
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'resending', request, ...untyped, confirmedMarket },
    },
    effects: [{ type: 'SEND_CODE', request, contact: state.contact, change: false }],
  };
}

/** Checks a code unless an answer has led to another step, a dialog or a notice. */
const checkUnlessAsked = (state: SignUpState, code: string, at: number): Next =>
  state.step === 'verification' &&
  state.activity.name === 'editing' &&
  state.activity.notice === null
    ? check(state, code, at)
    : stay(state);

function checkRejected(state: VerificationStep, code: string, error: CallError): Next {
  // A transport fault keeps the digits (faults.md, class verify), as does a closed captcha (E-23); a
  // rejection by the server clears them.
  const { surface, field, notice } = presentError(error);
  if (error.code !== null && surface !== 'nothing') {
    // Only an error that the catalogue lists for this field is about the code itself (S-211).
    const isRefused = surface === 'code-field' && field !== null;
    return refuse(state, notice, isRefused ? code : state.refused);
  }
  return {
    state: {
      ...state,
      activity: { name: 'editing', notice: surface === 'nothing' ? null : notice },
    },
    effects: [{ type: 'FOCUS', target: 'code' }],
  };
}

function resendRejected(state: VerificationStep, error: CallError): Next {
  const { surface, notice } = presentError(error);
  if (surface === 'conflict')
    return state.settings.popup
      ? openConflict(state, state.contact)
      : {
          state: {
            ...state,
            activity: { name: 'editing', notice: { ...notice, offer: 'log-in' } },
          },
          effects: [],
        };
  if (surface === 'market') return askMarket({ ...state, activity: { name: 'confirmingMarket' } });
  const effects: readonly SignUpEffect[] =
    surface === 'nothing' ? [] : [{ type: 'TOAST_ERROR', notice }];
  return { state: { ...state, activity: editing }, effects };
}

type ResendingActivity = Extract<VerificationActivity, { name: 'resending' }>;

function whileResending(
  state: VerificationStep,
  activity: ResendingActivity,
  event: SignUpEvent,
): Next {
  if (event.type === 'CODE_EDITED' || event.type === 'CODE_SUBMITTED')
    return whileTyping(state, activity, event);
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  switch (event.type) {
    case 'CODE_SENT':
    case 'SEND_REJECTED': {
      const next =
        event.type === 'CODE_SENT'
          ? toVerification(state, state.contact, event.at, 'first')
          : withSendFailure(
              event.error,
              resendRejected(coolingDown(state, 'send', event), event.error),
            );
      return thenCheck(next, activity, (after, code) => checkUnlessAsked(after, code, event.at));
    }
    default:
      return stay(state);
  }
}

/** The second step: entering and checking the code, and a new code after the countdown. */
export function verificationStep(state: VerificationStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  if (activity.name === 'confirmingMarket')
    return marketAnswered(state, event, {
      confirmed: () => resend(state, true),
      cancelled: { ...state, activity: editing },
    });
  if (event.type === 'BACK_REQUESTED') return backToAccount(state);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'CODE_SUBMITTED') return check(state, event.code, event.at);
      if (event.type === 'RESEND_PRESSED')
        return isCoolingDown(state.cooldowns.send, event.at) ? stay(state) : resend(state, false);
      if (event.type === 'CODE_EDITED')
        return { state: { ...state, activity: editing }, effects: [] };
      if (event.type === 'LOG_IN_CHOSEN' && activity.notice?.offer === 'log-in')
        return {
          state,
          effects: [{ type: 'GO_TO_LOGIN', contact: state.contact, tips: false }],
        };
      return stay(state);
    case 'checking':
      // Editing while the check runs aborts it (faults.md, class verify).
      if (event.type === 'CODE_EDITED')
        return { state: { ...state, activity: editing }, effects: [{ type: 'ABORT' }] };
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'CODE_ACCEPTED') {
        return {
          state: {
            ...commonOf(state),
            cooldowns: serverCooldowns(state.cooldowns),
            step: 'password',
            contact: state.contact,
            ticket: event.ticket,
            activity: { name: 'editing' },
          },
          effects: [{ type: 'FOCUS', target: 'password' }],
        };
      }
      if (event.type === 'CODE_REJECTED')
        return checkRejected(coolingDown(state, 'check', event), activity.code, event.error);
      return stay(state);
    case 'resending':
      return whileResending(state, activity, event);
  }
}
