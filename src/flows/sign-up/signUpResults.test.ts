import { expect, it } from 'vitest';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import {
  initialSignUp,
  type AccountStep,
  type PasswordStep,
  type SignUpSettings,
  type SignUpState,
  type VerificationStep,
} from './SignUpState.ts';
import { ada, bob, on, sentCooldown, to, walk } from './support/walk.ts';

const settings = { popup: true, asksEntity: false, asksTerms: false } as const;
const asksEntity = { ...settings, asksEntity: true };
const withoutPopup = { ...settings, popup: false };
const edited = { type: 'CONTACT_EDITED' } as const;
const change = [{ type: 'CHANGE_CHOSEN' }, on.changeSubmitted] as const;
const dismissed = { type: 'DISMISSED' } as const;
const google = { type: 'METHOD_CHOSEN', method: 'google', at: 0 } as const;
const closedCaptcha = { code: 'CloseCaptcha' } as const;
const throttledFault = { failure: 'throttled', retryAfter: 90 } as const;
const resentConflict = [...to.resending, on.sendRejected(3, { code: 1023 })];

const otherRegion = (request: number) => on.sendRejected(request, { code: 17 });
const marketShown = { type: 'TRACK', fact: 'market_confirm.shown' } as const;
const marketConfirmed = { type: 'TRACK', fact: 'market_confirm.confirmed' } as const;
const marketCancelled = { type: 'TRACK', fact: 'market_confirm.cancelled' } as const;

const pause = { after: 'throttled', until: 90_000, seconds: 90 } as const;
const throttled = { from: 'portal', key: 'throttled', values: { count: 90 } } as const;
const wrongCode = {
  from: 'portal',
  key: 'selleronboard_CB_signup_verification_code_error_toast',
} as const;
const sendFailed = { type: 'TRACK', fact: 'sign_up.send_failed' } as const;
const editing = { name: 'editing', notice: null } as const;
const sendCode = (request: number) => ({ type: 'SEND_CODE', request, contact: ada, change: false });
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });
const focus = (target: Extract<SignUpEffect, { type: 'FOCUS' }>['target']) =>
  ({ type: 'FOCUS', target }) as const;

const start = initialSignUp(settings);
const typed: AccountStep = { ...start, contact: ada, lastRequest: 1 };
const common = { settings, unconfirmed: null, cooldowns: { send: sentCooldown }, contact: ada };
const codeForm: VerificationStep = {
  ...{ ...common, step: 'verification', lastRequest: 3 },
  ...{ refused: null, activity: editing },
};
const passwordForm: PasswordStep = {
  ...{ ...common, cooldowns: {}, step: 'password', lastRequest: 4 },
  ...{ ticket: 'T-1', activity: { name: 'editing' } },
};

interface Result {
  readonly events: readonly SignUpEvent[];
  readonly on?: SignUpSettings;
  readonly state: SignUpState;
  readonly effects: readonly object[];
}

const results: Readonly<Record<string, Result>> = {
  'the type of company is asked for without a request': {
    events: [on.submitted],
    on: asksEntity,
    state: {
      ...initialSignUp(asksEntity),
      ...{ contact: ada, activity: { name: 'confirmingEntity' } },
    },
    effects: [],
  },
  'a confirmed company gets its code, with no market confirmed': {
    events: [on.submitted, { type: 'ENTITY_CONFIRMED' }],
    on: asksEntity,
    state: {
      ...{ ...initialSignUp(asksEntity), contact: ada, lastRequest: 1 },
      activity: { name: 'sending', request: 1, confirmedMarket: false },
    },
    effects: [sendCode(1)],
  },
  'a region that matches sends the code, with no market confirmed': {
    events: to.sending,
    state: {
      ...{ ...typed, lastRequest: 2 },
      activity: { name: 'sending', request: 2, confirmedMarket: false },
    },
    effects: [sendCode(2)],
  },
  'an edit ends the send, and keeps the contact': {
    events: [...to.sending, edited],
    state: { ...typed, lastRequest: 2 },
    effects: [{ type: 'ABORT' }],
  },
  'an account that is refused is named at its field': {
    events: [...to.sending, on.sendRejected(2, { code: 1011 })],
    state: {
      ...{ ...typed, lastRequest: 2 },
      activity: { name: 'editing', notice: { from: 'portal', key: 'log_in_account_unknown' } },
    },
    effects: [sendFailed, focus('account')],
  },
  'an edit drops the error of the account': {
    events: [...to.sending, on.sendRejected(2, { code: 1011 }), edited],
    state: { ...typed, lastRequest: 2 },
    effects: [],
  },
  'a page that is restored forgets the provider': {
    events: [google, on.matched(1), { type: 'PAGE_RESTORED' }],
    state: { ...start, lastRequest: 1 },
    effects: [],
  },
  'terms that are not agreed to forget the provider': {
    events: [google, on.matched(1), edited],
    on: { ...settings, asksTerms: true },
    state: { ...initialSignUp({ ...settings, asksTerms: true }), lastRequest: 1 },
    effects: [],
  },
  'a notice that is closed leads back to the account': {
    events: [...to.accountConflict, dismissed],
    state: { ...typed, lastRequest: 2 },
    effects: [{ type: 'TRACK_ANSWER', answer: 'cancel' }],
  },
  'a notice that is closed leads back to the code': {
    events: [...resentConflict, dismissed],
    state: codeForm,
    effects: [{ type: 'TRACK_ANSWER', answer: 'cancel' }],
  },
  'a notice that is closed leads back to the password': {
    events: [...to.passwordConflict, dismissed],
    state: passwordForm,
    effects: [{ type: 'TRACK_ANSWER', answer: 'cancel' }],
  },
  'a change that is given up by Back leads back without an answer': {
    events: [...to.passwordConflict, change[0], { type: 'BACK_REQUESTED' }],
    state: passwordForm,
    effects: [],
  },
  'a change that was not sent is named at its contact': {
    events: [...to.passwordConflict, ...change, on.sendRejected(5, throttledFault)],
    state: {
      ...{ ...passwordForm, lastRequest: 5, cooldowns: { send: pause } },
      activity: { name: 'changing', contact: bob, notice: throttled },
    },
    effects: [sendFailed, focus('contact')],
  },
  'a captcha that was closed shows nothing at the change (E-23)': {
    events: [...to.passwordConflict, ...change, on.sendRejected(5, closedCaptcha)],
    state: {
      ...{ ...passwordForm, lastRequest: 5 },
      activity: { name: 'changing', contact: bob, notice: null },
    },
    effects: [focus('submit')],
  },
  'a captcha that was closed keeps the digits, without an error (E-23)': {
    events: [...to.checking, on.codeRejected(3, closedCaptcha)],
    state: codeForm,
    effects: [focus('code')],
  },
  'a lost answer keeps the digits, with its error': {
    events: [...to.checking, on.codeRejected(3, { failure: 'offline' })],
    state: {
      ...codeForm,
      activity: { name: 'editing', notice: { from: 'portal', key: 'offline' } },
    },
    effects: [focus('code')],
  },
  'a wrong code that is typed again is not sent again (S-211)': {
    events: [...to.checking, on.codeRejected(3, { code: 1704 }), on.codeSubmitted],
    state: {
      ...{ ...codeForm, refused: '482915' },
      activity: { name: 'editing', notice: wrongCode },
    },
    effects: [{ type: 'CLEAR_CODE' }, focus('code')],
  },
  'an error that is not about the code itself remembers no wrong one': {
    events: [...to.checking, on.codeRejected(3, { code: 9999 })],
    state: { ...codeForm, activity: { name: 'editing', notice: wrongCode } },
    effects: [{ type: 'CLEAR_CODE' }, focus('code')],
  },
  'an edit during the check ends it': {
    events: [...to.checking, { type: 'CODE_EDITED' }],
    state: codeForm,
    effects: [{ type: 'ABORT' }],
  },
  'too many checks are said, and waited for beside the countdown (E-19)': {
    events: [...to.checking, on.codeRejected(3, throttledFault), on.codeSubmitted],
    state: {
      ...{ ...codeForm, cooldowns: { send: sentCooldown, check: pause } },
      activity: { name: 'editing', notice: throttled },
    },
    effects: [],
  },
  'a new code does not end the wait for a check that the server asks for (E-19)': {
    events: [
      ...[...to.checking, on.codeRejected(3, throttledFault)],
      ...[{ type: 'RESEND_PRESSED', at: 60_000 } as const, on.sent(4), on.codeSubmitted],
    ],
    state: { ...codeForm, lastRequest: 4, cooldowns: { check: pause, send: sentCooldown } },
    effects: [],
  },
  'a new code from another region asks for the market (S-171)': {
    events: [...to.resending, otherRegion(3)],
    state: { ...codeForm, activity: { name: 'confirmingMarket' } },
    effects: [sendFailed, marketShown],
  },
  'a market that is confirmed sends the new code': {
    events: [...to.resending, otherRegion(3), { type: 'MARKET_CONFIRMED' }],
    state: {
      ...{ ...codeForm, lastRequest: 4 },
      activity: {
        name: 'resending',
        request: 4,
        edited: false,
        completed: null,
        confirmedMarket: true,
      },
    },
    effects: [marketConfirmed, sendCode(4)],
  },
  'a market that is not confirmed leads back to the code': {
    events: [...to.resending, otherRegion(3), { type: 'BACK_REQUESTED' }],
    state: codeForm,
    effects: [marketCancelled],
  },
  'a change from another region asks for the market (S-171)': {
    events: [...to.passwordConflict, ...change, otherRegion(5)],
    state: {
      ...{ ...passwordForm, lastRequest: 5 },
      activity: { name: 'confirmingChange', contact: ada, next: bob },
    },
    effects: [sendFailed, marketShown],
  },
  'a market that is confirmed sends the code of the change': {
    events: [...to.passwordConflict, ...change, otherRegion(5), { type: 'MARKET_CONFIRMED' }],
    state: {
      ...{ ...passwordForm, lastRequest: 6 },
      activity: {
        ...{ name: 'sendingChange', contact: ada, next: bob, request: 6 },
        confirmedMarket: true,
      },
    },
    effects: [marketConfirmed, { type: 'SEND_CODE', request: 6, contact: bob, change: true }],
  },
  'a market that is not confirmed leads back to the change, which keeps its contact': {
    events: [...to.passwordConflict, ...change, otherRegion(5), dismissed],
    state: {
      ...{ ...passwordForm, lastRequest: 5 },
      activity: { name: 'changing', contact: bob, notice: null },
    },
    effects: [marketCancelled],
  },
  'an account in use is named at the code, where no dialog may': {
    events: resentConflict,
    on: withoutPopup,
    state: {
      ...{ ...codeForm, settings: withoutPopup },
      activity: {
        name: 'editing',
        notice: { from: 'portal', key: 'seller_login_email_exist', offer: 'log-in' },
      },
    },
    effects: [],
  },
  'a rejected registration keeps its ticket, and no wait that it does not ask for': {
    events: [...to.registering, on.registerRejected(4, { code: 0 })],
    state: passwordForm,
    effects: [
      { type: 'NOTIFY_FAILURE', code: 0, logId: null },
      toast({ from: 'portal', key: 'selleronboarding_network_error_toast' }),
    ],
  },
  'a registration without an answer may have made the account (E-18)': {
    events: [
      ...to.registering,
      on.registerRejected(4, { failure: 'timeout', outcomeUnknown: true }),
    ],
    state: { ...passwordForm, unconfirmed: ada },
    effects: [
      { type: 'NOTIFY_FAILURE', code: null, logId: null },
      toast({ from: 'portal', key: 'outcome_unknown' }),
    ],
  },
};

it.each(Object.entries(results))('%s', (_, { events, on: settingsOf, state, effects }) => {
  expect(walk(events, settingsOf)).toStrictEqual({ state, effects });
});
