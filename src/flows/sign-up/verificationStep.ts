import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { RESEND_SECONDS } from '../../domain/code/codeRules.ts';
import { stay, type Transition } from '../Machine.ts';
import { backToAccount } from './backToAccount.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { noticeOf } from './notice.ts';
import { toVerification } from './toVerification.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import type { Notice, SignUpState, VerificationActivity, VerificationStep } from './SignUpState.ts';

type Next = Transition<SignUpState, SignUpEffect>;

const editing: VerificationActivity = { name: 'editing', notice: null };

const wrongCode: Notice = {
  from: 'portal',
  key: 'selleronboard_CB_signup_verification_code_error_toast',
};

const refuse = (state: VerificationStep, code: string, notice: Notice): Next => ({
  state: { ...state, refused: code, activity: { name: 'editing', notice } },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
});

function check(state: VerificationStep, code: string): Next {
  if (code === state.refused) return refuse(state, code, wrongCode);
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'checking', request, code } },
    effects: [{ type: 'CHECK_CODE', request, contact: state.contact, code }],
  };
}

function resend(state: VerificationStep, at: number): Next {
  // A deadline further off than the countdown is long means that the clock was set back (E-12).
  const wait = (state.resendAt ?? at) - at;
  if (wait > 0 && wait <= RESEND_SECONDS * 1000) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'resending', request } },
    effects: [{ type: 'SEND_CODE', request, contact: state.contact, change: false }],
  };
}

function checkRejected(state: VerificationStep, code: string, error: CallError): Next {
  // A fault on the way keeps the digits (faults.md, class verify); the server's refusal clears them.
  if (error.code !== null) return refuse(state, code, noticeOf(error));
  return {
    state: { ...state, activity: { name: 'editing', notice: noticeOf(error) } },
    effects: [{ type: 'FOCUS', target: 'code' }],
  };
}

function resendRejected(state: VerificationStep, error: CallError): Next {
  const tracked: SignUpEffect = { type: 'TRACK', fact: 'sign_up.send_failed' };
  const { surface } = surfaceOf(error);
  if (surface === 'conflict' && state.popup) {
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
      if (event.type === 'CODE_SUBMITTED') return check(state, event.code);
      if (event.type === 'RESEND_PRESSED') return resend(state, event.at);
      if (event.type === 'CODE_EDITED')
        return { state: { ...state, activity: editing }, effects: [] };
      return stay(state);
    case 'checking':
      // Editing while the check runs discards its answer (faults.md, class verify).
      if (event.type === 'CODE_EDITED')
        return { state: { ...state, activity: editing }, effects: [{ type: 'ABORT' }] };
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'CODE_ACCEPTED')
        return {
          state: {
            step: 'password',
            contact: state.contact,
            ticket: event.ticket,
            activity: { name: 'editing' },
            lastRequest: state.lastRequest,
            popup: state.popup,
            resendAt: state.resendAt,
          },
          effects: [{ type: 'FOCUS', target: 'password' }],
        };
      if (event.type === 'CODE_REJECTED') return checkRejected(state, activity.code, event.error);
      return stay(state);
    case 'resending':
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'CODE_SENT')
        return toVerification(state, state.contact, event.resendAt, 'first');
      if (event.type === 'SEND_REJECTED') return resendRejected(state, event.error);
      return stay(state);
  }
}
