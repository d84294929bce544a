import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { cooldownAfterRefusal } from '../Cooldown.ts';
import type { Transition } from '../Machine.ts';
import { logInUnknown, secondStepRepeated } from '../sharedNotices.ts';
import type { LoginEffect } from './LoginEffect.ts';
import { editing, type LoginNotices, type LoginState } from './LoginState.ts';

type Next = Transition<LoginState, LoginEffect>;

const toast = (state: LoginState, notice: Notice): Next => ({
  state,
  effects: [{ type: 'TOAST_ERROR', notice }],
});

const atField = (state: LoginState, target: keyof LoginNotices, notice: Notice): Next => ({
  state: { ...state, activity: { name: 'editing', notices: { [target]: notice } } },
  effects: [{ type: 'FOCUS', target }],
});

/** Shows why the log-in failed, and keeps what was typed; nothing is repeated by itself. Source: S-100, S-171. */
export function rejected(before: LoginState, error: CallError, at: number): Next {
  const cooldown = cooldownAfterRefusal(at, error.retryAfter);
  const state: LoginState = { ...before, cooldown, activity: editing };
  if (error.outcomeUnknown) return toast(state, logInUnknown);
  // The second step was left: back to the log-in with its tips (2046 of the errors).
  if (error.failure === 'declined')
    return { state: { ...state, tips: true }, effects: [{ type: 'FOCUS', target: 'tips' }] };
  const { surface, notice, followUp } = presentError(error);
  switch (surface) {
    case 'password-field':
      return atField(state, 'password', notice);
    case 'account-field':
      return atField(
        state,
        'account',
        followUp === 'register' ? { ...notice, offer: 'register' } : notice,
      );
    case 'dialog':
      return { state: { ...state, activity: { name: 'refused', notice } }, effects: [] };
    case 'two-step': // the client has repeated the request already (S-114)
      return toast(state, secondStepRepeated);
    case 'nothing':
      return { state, effects: [{ type: 'FOCUS', target: 'submit' }] };
    default:
      return toast(state, notice);
  }
}
