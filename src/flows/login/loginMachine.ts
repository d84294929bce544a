import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { isCoolingDown } from '../Cooldown.ts';
import { type Machine, stay, type Transition } from '../Machine.ts';
import type { LoginEffect } from './LoginEffect.ts';
import type { LoginEvent } from './LoginEvent.ts';
import { editing, type LoginActivity, type LoginNotices, type LoginState } from './LoginState.ts';
import { rejected } from './rejected.ts';

type Next = Transition<LoginState, LoginEffect>;
type EventOf<Type extends LoginEvent['type']> = Extract<LoginEvent, { type: Type }>;

const at = (state: LoginState, activity: LoginActivity): LoginState => ({ ...state, activity });

function logIn(state: LoginState, { contact, password, at: now }: EventOf<'SUBMITTED'>): Next {
  if (isCoolingDown(state.cooldown, now)) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...at(state, { name: 'loggingIn', request, contact }),
      ...{ contact, lastRequest: request, cooldown: null },
    },
    effects: [
      { type: 'KEEP_ACCOUNT', contact },
      { type: 'LOG_IN', request, contact, password },
    ],
  };
}

/** Leaves by a sign-in method; business advertising has its account here, so it shows the tips. Source: A§4, S-099. */
function chosen(state: LoginState, method: SignInMethod): Next {
  const tracked: LoginEffect = { type: 'TRACK_METHOD', method };
  if (method === 'businessAdvertising')
    return {
      state: { ...at(state, editing), tips: true },
      effects: [tracked, { type: 'FOCUS', target: 'tips' }],
    };
  return {
    state: at(state, { name: 'leaving', method }),
    effects: [tracked, { type: 'START_METHOD', method }],
  };
}

/** An edit ends the errors that it answers: one of the account also that of its password. */
const edited = (state: LoginState, notices: LoginNotices): Next => ({
  state: at(state, { name: 'editing', notices }),
  effects: [],
});

function whileEditing(state: LoginState, notices: LoginNotices, event: LoginEvent): Next {
  switch (event.type) {
    case 'ACCOUNT_EDITED':
      return edited(state, {});
    case 'PASSWORD_EDITED':
      return edited(state, notices.account === undefined ? {} : { account: notices.account });
    case 'SUBMITTED':
      return logIn(state, event);
    case 'METHOD_CHOSEN':
      return chosen(state, event.method);
    case 'RESET_CHOSEN':
      return { state: at(state, { name: 'resetting' }), effects: [{ type: 'CLEAR_PASSWORD' }] };
    default:
      return stay(state);
  }
}

const loggedIn = (
  state: LoginState,
  contact: Contact,
  { redirectUrl }: EventOf<'LOGGED_IN'>,
): Next => ({
  state: at(state, { name: 'leaving', method: null }),
  effects: [
    { type: 'TRACK_LOGGED_IN', method: contact.type },
    { type: 'REMEMBER_LOG_IN' },
    { type: 'LEAVE', redirectUrl, contact },
  ],
});

function whileLoggingIn(
  state: LoginState,
  { request, contact }: Extract<LoginActivity, { name: 'loggingIn' }>,
  event: LoginEvent,
): Next {
  // The answer would be about what is no longer typed (E-20).
  if (event.type === 'ACCOUNT_EDITED' || event.type === 'PASSWORD_EDITED')
    return { state: at(state, editing), effects: [{ type: 'ABORT' }] };
  if (!('request' in event) || event.request !== request) return stay(state);
  if (event.type === 'LOGGED_IN') return loggedIn(state, contact, event);
  return rejected(state, event.error, event.at);
}

const shownAgain = (contact: Contact | null): readonly LoginEffect[] =>
  contact === null ? [] : [{ type: 'SHOW_CONTACT', contact }];

function whileResetting(state: LoginState, event: LoginEvent): Next {
  if (event.type === 'RESET_LEFT')
    return {
      state: at(state, editing),
      effects: [...shownAgain(event.contact), { type: 'FOCUS', target: 'reset' }],
    };
  if (event.type === 'PASSWORD_RESET')
    return {
      state: { ...at(state, editing), cooldown: null },
      effects: [
        ...shownAgain(event.contact),
        { type: 'TOAST_RESET' },
        { type: 'FOCUS', target: 'password' },
      ],
    };
  return stay(state);
}

/** The log-in: account and password, then the seller's page. Source: A§2, S-100, S-101, S-171. */
export const loginMachine: Machine<LoginState, LoginEvent, LoginEffect> = (state, event) => {
  const { activity } = state;
  switch (activity.name) {
    case 'editing':
      return whileEditing(state, activity.notices, event);
    case 'loggingIn':
      return whileLoggingIn(state, activity, event);
    case 'refused':
      return event.type === 'DISMISSED'
        ? { state: at(state, editing), effects: [{ type: 'FOCUS', target: 'account' }] }
        : stay(state);
    case 'resetting':
      return whileResetting(state, event);
    case 'leaving':
      if (event.type === 'START_FAILED')
        return {
          state: at(state, editing),
          effects: [{ type: 'TOAST_ERROR', notice: event.notice }],
        };
      if (event.type === 'PAGE_RESTORED')
        return { state: at(state, editing), effects: [{ type: 'CLEAR_PASSWORD' }] };
      // The navigation to a provider can be stopped: then the seller goes on here (E-28).
      return activity.method === null ? stay(state) : whileEditing(state, {}, event);
  }
};
