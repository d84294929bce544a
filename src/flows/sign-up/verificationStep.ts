import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { backToAccount } from './backToAccount.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { noticeOf } from '../noticeOf.ts';
import { sendPause } from './sendPause.ts';
import { toVerification } from './toVerification.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import {
  commonOf,
  type SignUpState,
  type VerificationActivity,
  type VerificationStep,
} from './SignUpState.ts';
import type { Notice } from '../Notice.ts';
import { mustWait, withPause, type Intent } from '../Wait.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const editing: VerificationActivity = { name: 'editing', notice: null };

/** The state with the pause that a refusal asks for (E-19). */
function waiting(
  state: VerificationStep,
  intent: Intent,
  refusal: { readonly at: number; readonly error: CallError },
): VerificationStep {
  return { ...state, waits: withPause(state.waits, intent, refusal) };
}

const wrongCode: Notice = {
  from: 'portal',
  key: 'selleronboard_CB_signup_verification_code_error_toast',
};

const refuse = (state: VerificationStep, code: string, notice: Notice): Next => ({
  state: { ...state, refused: code, activity: { name: 'editing', notice } },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
});

function check(state: VerificationStep, code: string, at: number): Next {
  if (mustWait(state.waits.check, at)) return stay(state);
  if (code === state.refused) return refuse(state, code, wrongCode);
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'checking', request, code } },
    effects: [{ type: 'CHECK_CODE', request, contact: state.contact, code }],
  };
}

function resend(state: VerificationStep, at: number): Next {
  if (mustWait(state.waits.send, at)) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'resending', request } },
    effects: [{ type: 'SEND_CODE', request, contact: state.contact, change: false }],
  };
}

function checkRejected(state: VerificationStep, code: string, error: CallError): Next {
  // A fault on the way keeps the digits (faults.md, class verify); the server's refusal clears them.
  if (error.code !== null) return refuse(state, code, noticeOf(error));
  const notice = surfaceOf(error).surface === 'nothing' ? null : noticeOf(error);
  return {
    state: { ...state, activity: { name: 'editing', notice } },
    effects: [{ type: 'FOCUS', target: 'code' }],
  };
}

function resendRejected(state: VerificationStep, error: CallError): Next {
  const tracked: SignUpEffect = { type: 'TRACK', fact: 'sign_up.send_failed' };
  const { surface } = surfaceOf(error);
  if (surface === 'conflict' && state.settings.popup) {
    const next = openConflict(state, state.contact);
    return { state: next.state, effects: [tracked, ...next.effects] };
  }
  const told: readonly SignUpEffect[] =
    surface === 'nothing' ? [] : [{ type: 'TOAST_ERROR', notice: noticeOf(error) }];
  return { state: { ...state, activity: editing }, effects: [tracked, ...told] };
}

/** The second step: the code, its check, and a new code after the countdown. */
export function verificationStep(state: VerificationStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  if (event.type === 'BACK_PRESSED') return backToAccount(state);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'CODE_SUBMITTED') return check(state, event.code, event.at);
      if (event.type === 'RESEND_PRESSED') return resend(state, event.at);
      if (event.type === 'CODE_EDITED')
        return { state: { ...state, activity: editing }, effects: [] };
      return stay(state);
    case 'checking':
      // Editing while the check runs discards its answer (faults.md, class verify).
      if (event.type === 'CODE_EDITED')
        return { state: { ...state, activity: editing }, effects: [{ type: 'ABORT' }] };
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'CODE_ACCEPTED') {
        const send = sendPause(state.waits);
        return {
          state: {
            ...commonOf(state),
            waits: send === undefined ? {} : { send },
            step: 'password',
            contact: state.contact,
            ticket: event.ticket,
            activity: { name: 'editing' },
          },
          effects: [{ type: 'FOCUS', target: 'password' }],
        };
      }
      if (event.type === 'CODE_REJECTED')
        return checkRejected(waiting(state, 'check', event), activity.code, event.error);
      return stay(state);
    case 'resending':
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'CODE_SENT')
        return toVerification(state, state.contact, event.at, 'first');
      if (event.type === 'SEND_REJECTED')
        return resendRejected(waiting(state, 'send', event), event.error);
      return stay(state);
  }
}
