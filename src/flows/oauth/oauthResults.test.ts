import { expect, it } from 'vitest';
import { walkFrom } from '../support/walkFrom.ts';
import { ada, sentCooldown } from '../sign-up/support/walk.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import { oauthMachine } from './oauthMachine.ts';
import { oauthStart, type OAuthState } from './OAuthState.ts';
import {
  back,
  bindRejected,
  closedCaptcha,
  finishRejected,
  resend,
  sendRejected,
  submitted,
  throttledFault,
  toBinding,
  toCode,
  toContact,
  toExchange,
  toSending,
  unverified,
  walk,
} from './support/walk.ts';

const pause = { after: 'throttled', until: 90_000, seconds: 90 } as const;
const throttled = { from: 'portal', key: 'throttled', values: { count: 90 } } as const;
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });
const notSent = { type: 'TRACK', fact: 'sign_up.send_failed' }; // S-196
const conflictShown = { type: 'TRACK', fact: 'sign_up.conflict_shown' };
const sentToast = { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' };
const focus = (target: Extract<OAuthEffect, { type: 'FOCUS' }>['target']) =>
  ({ type: 'FOCUS', target }) as const;

const start = { type: 'login', popup: true, registers: true, unconfirmed: null } as const;
const exchanged = { ...start, lastRequest: 1, cooldowns: {} } as const;
const contactForm: OAuthState = {
  ...{ ...exchanged, step: 'contact', reason: 'missing', contact: null },
  activity: { name: 'editing', notice: null },
};
const tried = { ...contactForm, contact: ada, lastRequest: 2 };
const codeForm = {
  ...{ ...start, lastRequest: 2, cooldowns: { send: sentCooldown } },
  ...{ step: 'code', reason: 'missing', contact: ada, refused: null },
  activity: { name: 'editing', notices: {} },
} as const satisfies OAuthState;
const bindTried = { ...codeForm, lastRequest: 3 };
const bindCommon = { ...start, cooldowns: { send: sentCooldown } } as const;
const cleared = [{ type: 'ABORT' }, { type: 'CLEAR_CODE' }, { type: 'CLEAR_PASSWORD' }];
const exists = { from: 'portal', key: 'seller_login_email_exist' } as const;
const maybeCreated = { from: 'portal', key: 'account_maybe_created' } as const;
const submittedContact = { type: 'CONTACT_SUBMITTED', contact: ada, at: 0 } as const;
const sentAgain = { type: 'CODE_SENT', request: 4, at: 0 } as const;
const toExists = [...toSending, sendRejected(2, { code: 1023 })];
const toLost = [...toBinding, bindRejected({ outcomeUnknown: true })];
const left = { ...exchanged, step: 'left' } as const;

const results: Readonly<Record<string, readonly [readonly OAuthEvent[], OAuthState, object[]]>> = {
  'a start that is not known leaves the query of the page': [
    [unverified('')],
    { ...{ ...start, lastRequest: 0, cooldowns: {} }, step: 'failed', failure: 'unverified' },
    [{ type: 'TRACK_FAILED', failure: 'unverified' }],
  ],
  'a new profile is completed at the query that the page has': [
    [...toExchange, { type: 'FINISHED', request: 1, redirectUrl: null, profileKey: 'P-1' }],
    left,
    [{ type: 'COMPLETE_PROFILE', profileKey: 'P-1' }],
  ],
  'a profile without a contact asks for one': [toContact, contactForm, []],
  'an address that has an account is asked for as such': [
    [...toExchange, finishRejected({ code: 12011 })],
    { ...contactForm, reason: 'conflict' },
    [],
  ],
  'a second step in conflict opens a dialog': [
    [...toExchange, finishRejected({ code: 2097, description: 'Conflict' })],
    {
      ...{ ...exchanged, step: 'asked', dialog: 'refused' },
      notice: { from: 'server', text: 'Conflict' },
    },
    [],
  ],
  'a code is sent to the contact, which is kept for a reload (E-14)': [
    toSending,
    { ...tried, activity: { name: 'sending', request: 2, contact: ada } },
    [
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'SEND_CODE', request: 2, contact: ada, reason: 'missing' },
    ],
  ],
  'a contact that has an account says so at its field, and opens the dialog (A§8)': [
    toExists,
    { ...tried, activity: { name: 'exists', notice: exists, contact: ada, maybeOwn: false } },
    [conflictShown],
  ],
  'the dialog that is closed leaves the error': [
    [...toExists, { type: 'DISMISSED' }],
    { ...tried, activity: { name: 'editing', notice: exists } },
    [focus('account')],
  ],
  'Back closes the dialog': [
    [...toExists, back],
    { ...tried, activity: { name: 'editing', notice: exists } },
    [focus('account')],
  ],
  'the log-in of the dialog begins with the contact': [
    [...toExists, { type: 'LOG_IN_CHOSEN' }],
    { ...left, lastRequest: 2 },
    [{ type: 'ABORT' }, { type: 'GO_TO', page: 'login', tips: false, contact: ada }],
  ],
  'a contact that has an account by now leads back from its code': [
    [...toCode, resend, sendRejected(3, { code: 1023 })],
    {
      ...{ ...tried, lastRequest: 3 },
      activity: { name: 'exists', notice: exists, contact: ada, maybeOwn: false },
    },
    [...cleared, conflictShown],
  ],
  'an account after a bind without an answer is perhaps its own (E-18)': [
    [...toLost, resend, sendRejected(4, { code: 1023 })],
    {
      ...{ ...tried, lastRequest: 4, unconfirmed: ada },
      activity: { name: 'exists', notice: maybeCreated, contact: ada, maybeOwn: true },
    },
    [...cleared, conflictShown],
  ],
  'Back from a bind leaves its outcome unknown as well (E-18)': [
    [...toBinding, back, submittedContact, sendRejected(4, { code: 1023 })],
    {
      ...{ ...tried, lastRequest: 4, unconfirmed: ada },
      activity: { name: 'exists', notice: maybeCreated, contact: ada, maybeOwn: true },
    },
    [conflictShown],
  ],
  'an account that is linked after a bind without an answer is perhaps its own (E-18)': [
    [...toLost, submitted, bindRejected({ code: 1007 }, 4)],
    {
      ...{ ...bindCommon, lastRequest: 4, unconfirmed: ada },
      ...{ step: 'asked', dialog: 'linked', notice: maybeCreated },
    },
    [],
  ],
  'an edit of the contact ends its send, and keeps it': [
    [...toSending, { type: 'CONTACT_EDITED' }],
    tried,
    [{ type: 'ABORT' }],
  ],
  'a captcha that was closed shows nothing at the contact (E-23)': [
    [...toSending, sendRejected(2, closedCaptcha)],
    tried,
    [focus('submit')],
  ],
  'too many sends are said and waited for at the contact (E-19)': [
    [...toSending, sendRejected(2, throttledFault)],
    { ...tried, cooldowns: { send: pause } },
    [notSent, toast(throttled)],
  ],
  'a sent code opens its empty form': [
    toCode,
    codeForm,
    [...[{ type: 'CLEAR_CODE' }, sentToast, focus('code')]],
  ],
  'a new code is sent to the same contact': [
    [...toCode, resend],
    { ...codeForm, lastRequest: 3, activity: { name: 'resending', request: 3, edited: false } },
    [{ type: 'SEND_CODE', request: 3, contact: ada, reason: 'missing' }],
  ],
  'a new code leaves the pause of the bind, and opens its empty form (E-08, E-19)': [
    [...toBinding, bindRejected(throttledFault), resend, sentAgain],
    { ...codeForm, lastRequest: 4, cooldowns: { send: sentCooldown, register: pause } },
    [{ type: 'CLEAR_CODE' }, sentToast, focus('code')],
  ],
  'a code that is typed before the answer may be the new one, and stays (E-08)': [
    [
      ...[...toBinding, bindRejected({ code: 1704 }), resend],
      ...[{ type: 'CODE_EDITED' } as const, sentAgain],
    ],
    { ...codeForm, lastRequest: 4, refused: '482915' },
    [sentToast],
  ],
  'a captcha that was closed shows nothing after a resend (E-23)': [
    [...toCode, resend, sendRejected(3, closedCaptcha)],
    bindTried,
    [],
  ],
  'too many new codes are said and waited for (E-19)': [
    [...toCode, resend, sendRejected(3, throttledFault)],
    { ...bindTried, cooldowns: { send: pause } },
    [notSent, toast(throttled)],
  ],
  'a code and a password are bound once': [
    toBinding,
    { ...bindTried, activity: { name: 'binding', request: 3, code: '482915', edited: false } },
    [{ type: 'BIND', request: 3, contact: ada, code: '482915', password: 'Market-9' }],
  ],
  'a captcha that was closed shows nothing at the code (E-23)': [
    [...toBinding, bindRejected(closedCaptcha)],
    bindTried,
    [focus('submit')],
  ],
  'a second step that is asked for again is a network error (S-114)': [
    [...toBinding, bindRejected({ code: 2046 })],
    bindTried,
    [toast({ from: 'portal', key: 'selleronboarding_network_error_toast' })],
  ],
  'too many bindings are said and waited for beside the countdown (E-19)': [
    [...toBinding, bindRejected(throttledFault)],
    { ...bindTried, cooldowns: { send: sentCooldown, register: pause } },
    [toast(throttled)],
  ],
  'a code that is typed while the old one is bound stays when that is refused (E-07, E-08)': [
    [...toBinding, { type: 'CODE_EDITED' }, bindRejected({ code: 1704 })],
    { ...bindTried, refused: '482915' },
    [],
  ],
  'an edit of the code drops its error, not that it was refused': [
    [...toBinding, bindRejected({ code: 1704 }), { type: 'CODE_EDITED' }],
    { ...bindTried, refused: '482915' },
    [],
  ],
  'an edit of the password drops its error': [
    [...toBinding, bindRejected({ code: 1010 }), { type: 'PASSWORD_EDITED' }],
    bindTried,
    [],
  ],
  'Back drops the countdown': [[...toCode, back], tried, [...cleared, focus('account')]],
};

it.each(Object.entries(results))('%s', (_, [events, state, effects]) => {
  expect(walk(events)).toStrictEqual({ state, effects });
});

it('without the popup a contact that has an account has its error with the log-in (S-077)', () => {
  const stays = { ...oauthStart, popup: false };
  const refused = walkFrom(oauthMachine, stays, toExists);
  expect(refused).toMatchObject({
    state: { activity: { name: 'editing', notice: { ...exists, offer: 'log-in' } } },
    effects: [focus('account')],
  });
  expect(oauthMachine(refused.state, { type: 'LOG_IN_CHOSEN' }).effects).toContainEqual({
    ...{ type: 'GO_TO', page: 'login', tips: false, contact: ada },
  });
});

it('where registration is off only an account that exists gets a bind (S-205)', () => {
  const off = { ...oauthStart, registers: false };
  const answeredBy = (code: number) =>
    walkFrom(oauthMachine, off, [...toExchange, finishRejected({ code })]);
  expect(answeredBy(4026)).toMatchObject({
    state: { step: 'left' },
    effects: [{ type: 'ABORT' }, { type: 'GO_TO', page: 'login', tips: true }],
  });
  expect(answeredBy(12_011).state).toMatchObject({ step: 'contact', reason: 'conflict' });
});

it('a contact form that is restored stays as it was', () => {
  for (const events of [toContact, toSending])
    expect(walk([...events, { type: 'PAGE_RESTORED' }])).toEqual({ ...walk(events), effects: [] });
});
