import { expect, it } from 'vitest';
import type { CallError } from '../../domain/errors/CallError.ts';
import { reactionsOf } from '../support/reactions.ts';
import { walkFrom } from '../support/walkFrom.ts';
import { ada, failed } from '../sign-up/support/walk.ts';
import type { LoginEffect } from './LoginEffect.ts';
import type { LoginEvent } from './LoginEvent.ts';
import { loginMachine } from './loginMachine.ts';
import { loginStart, type LoginState } from './LoginState.ts';
import { eventsIn } from './support/everyMove.ts';

const submitted = { type: 'SUBMITTED', contact: ada, password: 'Market-7', at: 0 } as const;
const loggedIn = { type: 'LOGGED_IN', request: 1, redirectUrl: '/settle' } as const;
const rejected = (fault: Partial<CallError>): LoginEvent => ({
  ...{ type: 'LOG_IN_REJECTED', request: 1, at: 0, error: failed('account.login', fault) },
});
const throttled = rejected({ failure: 'throttled', retryAfter: 90 });
const storageBlocked = { from: 'portal', key: 'oauth_storage_blocked' } as const;
const resetChosen = { type: 'RESET_CHOSEN' } as const;
const dismissed = { type: 'DISMISSED' } as const;

/** The state after the events, with the effects of the last one. */
const walk = (...events: readonly LoginEvent[]) => walkFrom(loginMachine, loginStart, events);

it('reacts in each state to what the seller can do there, and to the awaited answer', () => {
  const states = {
    editing: walk().state,
    'logging in': walk(submitted).state,
    refused: walk(submitted, rejected({ code: 2097 })).state,
    resetting: walk(resetChosen).state,
    left: walk(submitted, loggedIn).state,
  };
  expect(reactionsOf(loginMachine, states, eventsIn)).toEqual({
    editing: ['ACCOUNT_EDITED', 'METHOD_CHOSEN', 'PASSWORD_EDITED', 'RESET_CHOSEN', 'SUBMITTED'],
    'logging in': ['ACCOUNT_EDITED', 'LOGGED_IN', 'LOG_IN_REJECTED', 'PASSWORD_EDITED'],
    refused: ['DISMISSED'],
    resetting: ['PASSWORD_RESET', 'RESET_LEFT'],
    left: ['PAGE_RESTORED', 'START_FAILED'],
  });
});

/** The form after a first attempt with an account. */
const tried: LoginState = { ...loginStart, contact: ada, lastRequest: 1 };
const cooldown = { after: 'throttled', until: 90_000, seconds: 90 } as const;
const focus = (target: Extract<LoginEffect, { type: 'FOCUS' }>['target']) =>
  ({ type: 'FOCUS', target }) as const;
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });
const attempt = (request: number) => [
  { type: 'KEEP_ACCOUNT', contact: ada },
  { type: 'LOG_IN', request, contact: ada, password: 'Market-7' },
];

interface Result {
  readonly events: readonly LoginEvent[];
  readonly state: LoginState;
  readonly effects: readonly object[];
}

const results: Readonly<Record<string, Result>> = {
  'a submit starts one attempt': {
    events: [submitted],
    state: { ...tried, activity: { name: 'loggingIn', request: 1, contact: ada } },
    effects: attempt(1),
  },
  'an edit of the account ends the attempt, and keeps its account': {
    events: [submitted, { type: 'ACCOUNT_EDITED' }],
    state: tried,
    effects: [{ type: 'ABORT' }],
  },
  'an edit of the password ends the attempt, and keeps its account': {
    events: [submitted, { type: 'PASSWORD_EDITED' }],
    state: tried,
    effects: [{ type: 'ABORT' }],
  },
  'a page that is restored begins with the account of the attempt': {
    events: [submitted, loggedIn, { type: 'PAGE_RESTORED' }],
    state: tried,
    effects: [{ type: 'CLEAR_PASSWORD' }],
  },
  'a method whose page cannot be opened leaves the typed password, and says why (E-17, E-22)': {
    events: [
      { type: 'METHOD_CHOSEN', method: 'google' },
      { type: 'START_FAILED', notice: storageBlocked },
    ],
    state: loginStart,
    effects: [{ type: 'TOAST_ERROR', notice: storageBlocked }],
  },
  'an unknown account stays at its field while the password is edited': {
    events: [submitted, rejected({ code: 1011 }), { type: 'PASSWORD_EDITED' }],
    state: {
      ...tried,
      activity: {
        name: 'editing',
        notices: { account: { from: 'portal', key: 'log_in_account_unknown', offer: 'register' } },
      },
    },
    effects: [],
  },
  'a second step in conflict opens a dialog': {
    events: [submitted, rejected({ code: 2097, description: 'Conflict' })],
    state: {
      ...tried,
      activity: { name: 'refused', notice: { from: 'server', text: 'Conflict' } },
    },
    effects: [],
  },
  'a dialog that is closed leads back to the account': {
    events: [submitted, rejected({ code: 2097, description: 'Conflict' }), dismissed],
    state: tried,
    effects: [focus('account')],
  },
  'a captcha that was closed shows nothing, and can be tried again (E-23)': {
    events: [submitted, rejected({ code: 'CloseCaptcha' })],
    state: tried,
    effects: [focus('submit')],
  },
  'too many attempts are waited for, and said (E-19)': {
    events: [submitted, throttled],
    state: { ...tried, cooldown },
    effects: [toast({ from: 'portal', key: 'throttled', values: { count: 90 } })],
  },
  'a lost answer of a server that asks to wait is waited for too (E-18, E-19)': {
    events: [submitted, rejected({ outcomeUnknown: true, retryAfter: 90 })],
    state: { ...tried, cooldown },
    effects: [toast({ from: 'portal', key: 'log_in_unconfirmed' })],
  },
  'an attempt after the wait ends it': {
    events: [submitted, throttled, { ...submitted, at: 90_000 }],
    state: {
      ...{ ...tried, lastRequest: 2 },
      activity: { name: 'loggingIn', request: 2, contact: ada },
    },
    effects: attempt(2),
  },
  'a second step that was left shows the tips': {
    events: [submitted, rejected({ failure: 'declined' })],
    state: { ...tried, tips: true },
    effects: [focus('tips')],
  },
  'business advertising shows the tips': {
    events: [{ type: 'METHOD_CHOSEN', method: 'businessAdvertising' }],
    state: { ...loginStart, tips: true },
    effects: [{ type: 'TRACK_METHOD', method: 'businessAdvertising' }, focus('tips')],
  },
  'another method leaves': {
    events: [{ type: 'METHOD_CHOSEN', method: 'google' }],
    state: { ...loginStart, activity: { name: 'leaving', method: 'google' } },
    effects: [
      { type: 'TRACK_METHOD', method: 'google' },
      { type: 'START_METHOD', method: 'google' },
    ],
  },
  'a forgotten password opens its panel': {
    events: [resetChosen],
    state: { ...loginStart, activity: { name: 'resetting' } },
    effects: [{ type: 'CLEAR_PASSWORD' }],
  },
  'its panel returns the account that it was left with': {
    events: [resetChosen, { type: 'RESET_LEFT', contact: ada }],
    state: loginStart,
    effects: [{ type: 'SHOW_CONTACT', contact: ada }, focus('reset')],
  },
  'its panel returns nothing when it was left without an account': {
    events: [resetChosen, { type: 'RESET_LEFT', contact: null }],
    state: loginStart,
    effects: [focus('reset')],
  },
  'a new password ends the wait for the old one': {
    events: [submitted, throttled, resetChosen, { type: 'PASSWORD_RESET', contact: ada }],
    state: tried,
    effects: [{ type: 'SHOW_CONTACT', contact: ada }, { type: 'TOAST_RESET' }, focus('password')],
  },
};

it.each(Object.entries(results))('%s', (_, { events, state, effects }) => {
  expect(walk(...events)).toEqual({ state, effects });
});
