import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { backToAccount } from './backToAccount.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { noticeOf } from './notice.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import type { PasswordStep, SignUpState } from './SignUpState.ts';

type Next = Transition<SignUpState, SignUpEffect>;

function register(state: PasswordStep, password: string): Next {
  const request = state.lastRequest + 1;
  const { contact, ticket } = state;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'registering', request } },
    effects: [{ type: 'REGISTER', request, contact, ticket, password }],
  };
}

function rejected(state: PasswordStep, error: CallError): Next {
  const idle: PasswordStep = { ...state, activity: { name: 'editing' } };
  if (error.outcomeUnknown)
    return {
      state: idle,
      effects: [{ type: 'TOAST_ERROR', notice: { from: 'portal', key: 'outcome_unknown' } }],
    };
  const { surface } = surfaceOf(error);
  if (surface === 'nothing') return { state: idle, effects: [{ type: 'FOCUS', target: 'submit' }] }; // E-23
  if (surface === 'conflict')
    return state.popup
      ? openConflict(idle, state.contact)
      : { state: idle, effects: [{ type: 'GO_TO_LOGIN', contact: state.contact }] };
  return { state: idle, effects: [{ type: 'TOAST_ERROR', notice: noticeOf(error) }] };
}

/** The third step: the password, and the registration with the ticket. Source: A§4, S-040. */
export function passwordStep(state: PasswordStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'PASSWORD_SUBMITTED') return register(state, event.password);
      if (event.type === 'BACK_PRESSED') return backToAccount(state);
      return stay(state);
    case 'registering':
      if (event.type === 'BACK_PRESSED') return backToAccount(state);
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'REGISTERED')
        return {
          state: {
            step: 'success',
            contact: state.contact,
            lastRequest: state.lastRequest,
            popup: state.popup,
            resendAt: null,
          },
          effects: [
            { type: 'CLEAR_PASSWORDS' },
            { type: 'TRACK', fact: 'sign_up.completed' },
            { type: 'FOCUS', target: 'heading' },
            { type: 'HAND_OVER', redirectUrl: event.redirectUrl },
          ],
        };
      if (event.type === 'REGISTER_REJECTED') return rejected(state, event.error);
      return stay(state);
  }
}
