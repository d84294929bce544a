import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { backToAccount } from './backToAccount.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import { noticeOf } from '../noticeOf.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { commonOf, type PasswordStep, type SignUpState } from './SignUpState.ts';
import { mustWait, withPause } from '../Wait.ts';

type Next = Transition<SignUpState, SignUpEffect>;

function register(state: PasswordStep, password: string): Next {
  const request = state.lastRequest + 1;
  const { contact, ticket } = state;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'registering', request } },
    effects: [{ type: 'REGISTER', request, contact, ticket, password }],
  };
}

const unknown: SignUpEffect = {
  type: 'TOAST_ERROR',
  notice: { from: 'portal', key: 'outcome_unknown' },
};

/** Back gives the answer up, not the registration: whether there is an account now stays unknown. Source: E-18. */
function giveUp(state: PasswordStep): Next {
  const next = backToAccount({ ...state, doubtful: state.contact });
  return { state: next.state, effects: [...next.effects, unknown] };
}

/** What a refusal shows; nothing is lost that was typed. */
function shown(state: PasswordStep, error: CallError, at: number): Next {
  const { send } = state.waits;
  const idle: PasswordStep = {
    ...state,
    waits: withPause(send === undefined ? {} : { send }, 'register', { at, error }),
    activity: { name: 'editing' },
  };
  if (error.outcomeUnknown)
    return { state: { ...idle, doubtful: state.contact }, effects: [unknown] };
  const { surface } = surfaceOf(error);
  if (surface === 'nothing') return { state: idle, effects: [{ type: 'FOCUS', target: 'submit' }] }; // E-23
  if (surface === 'conflict')
    return state.settings.popup
      ? openConflict(idle, state.contact)
      : { state: idle, effects: [{ type: 'GO_TO_LOGIN', contact: state.contact, tips: true }] };
  return { state: idle, effects: [{ type: 'TOAST_ERROR', notice: noticeOf(error) }] };
}

function rejected(state: PasswordStep, error: CallError, at: number): Next {
  const next = shown(state, error, at);
  const { code, logId } = error;
  return { state: next.state, effects: [{ type: 'TELL_FAILURE', code, logId }, ...next.effects] };
}

/** The third step: the password, and the registration with the ticket. Source: A§4, S-040. */
export function passwordStep(state: PasswordStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'PASSWORD_SUBMITTED')
        return mustWait(state.waits.register, event.at)
          ? stay(state)
          : register(state, event.password);
      if (event.type === 'BACK_PRESSED') return backToAccount(state);
      return stay(state);
    case 'registering':
      if (event.type === 'BACK_PRESSED') return giveUp(state);
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'REGISTERED')
        return {
          state: {
            ...commonOf(state),
            waits: {},
            doubtful: null,
            step: 'success',
            contact: state.contact,
          },
          effects: [
            { type: 'CLEAR_PASSWORDS' },
            { type: 'TRACK', fact: 'sign_up.completed' },
            { type: 'FOCUS', target: 'heading' },
            { type: 'HAND_OVER', redirectUrl: event.redirectUrl, userId: event.userId },
          ],
        };
      if (event.type === 'REGISTER_REJECTED') return rejected(state, event.error, event.at);
      return stay(state);
  }
}
