import { registrationUnknown } from '../sharedNotices.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { stay, type Transition } from '../Machine.ts';
import { backToAccount } from './backToAccount.ts';
import { conflictMachine, isConflict, openConflict } from './conflict.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { commonOf, type PasswordStep, type SignUpState } from './SignUpState.ts';
import { isCoolingDown, withCooldown } from '../Cooldown.ts';

type Next = Transition<SignUpState, SignUpEffect>;

function register(state: PasswordStep, password: string): Next {
  const request = state.lastRequest + 1;
  const { contact, ticket } = state;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'registering', request } },
    effects: [{ type: 'REGISTER', request, contact, ticket, password }],
  };
}

const unknown: SignUpEffect = { type: 'TOAST_ERROR', notice: registrationUnknown };

/** Back aborts the request, but the server may have registered the account: the outcome is unknown. Source: E-18. */
function giveUp(state: PasswordStep): Next {
  const next = backToAccount({ ...state, unconfirmed: state.contact });
  return { state: next.state, effects: [...next.effects, unknown] };
}

/** Shows a rejected registration and keeps the input. */
function shown(state: PasswordStep, error: CallError, at: number): Next {
  const idle: PasswordStep = {
    ...state,
    cooldowns: withCooldown(state.cooldowns, 'register', { at, error }),
    activity: { name: 'editing' },
  };
  if (error.outcomeUnknown)
    return { state: { ...idle, unconfirmed: state.contact }, effects: [unknown] };
  const { surface, notice } = presentError(error, { inToast: true });
  if (surface === 'nothing') return { state: idle, effects: [{ type: 'FOCUS', target: 'submit' }] }; // E-23
  if (surface === 'conflict')
    return state.settings.popup
      ? openConflict(idle, state.contact)
      : { state: idle, effects: [{ type: 'GO_TO_LOGIN', contact: state.contact, tips: true }] };
  return { state: idle, effects: [{ type: 'TOAST_ERROR', notice }] };
}

function rejected(state: PasswordStep, error: CallError, at: number): Next {
  const next = shown(state, error, at);
  const { code, logId } = error;
  return { state: next.state, effects: [{ type: 'NOTIFY_FAILURE', code, logId }, ...next.effects] };
}

/** The third step: the password, and the registration with the ticket. Source: A§4, S-040. */
export function passwordStep(state: PasswordStep, event: SignUpEvent): Next {
  const { activity } = state;
  if (isConflict(activity)) return conflictMachine(state, activity, event);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'PASSWORD_SUBMITTED')
        return isCoolingDown(state.cooldowns.register, event.at)
          ? stay(state)
          : register(state, event.password);
      if (event.type === 'BACK_REQUESTED') return backToAccount(state);
      return stay(state);
    case 'registering':
      if (event.type === 'BACK_REQUESTED') return giveUp(state);
      if (!('request' in event) || event.request !== activity.request) return stay(state);
      if (event.type === 'REGISTERED')
        return {
          state: {
            ...commonOf(state),
            cooldowns: {},
            unconfirmed: null,
            step: 'success',
            contact: state.contact,
          },
          effects: [
            { type: 'CLEAR_PASSWORDS' },
            { type: 'TRACK_COMPLETED', method: state.contact.type },
            { type: 'FOCUS', target: 'heading' },
            {
              type: 'HAND_OVER',
              contact: state.contact,
              redirectUrl: event.redirectUrl,
              userId: event.userId,
            },
          ],
        };
      if (event.type === 'REGISTER_REJECTED') return rejected(state, event.error, event.at);
      return stay(state);
  }
}
