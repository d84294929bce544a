import { expect, it } from 'vitest';
import { ada, sentCooldown } from '../sign-up/support/walk.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import type { OAuthState } from './OAuthState.ts';
import {
  back,
  bindRejected,
  closedCaptcha,
  finishRejected,
  resend,
  sendRejected,
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
const focus = (target: Extract<OAuthEffect, { type: 'FOCUS' }>['target']) =>
  ({ type: 'FOCUS', target }) as const;

const exchanged = { type: 'login', lastRequest: 1, cooldowns: {} } as const;
const contactForm: OAuthState = {
  ...{ ...exchanged, step: 'contact', reason: 'missing', contact: null },
  activity: { name: 'editing', notice: null },
};
const tried = { ...contactForm, contact: ada, lastRequest: 2 };
const codeForm = {
  ...{ type: 'login', lastRequest: 2, cooldowns: { send: sentCooldown } },
  ...{ step: 'code', reason: 'missing', contact: ada, refused: null },
  activity: { name: 'editing', notices: {} },
} as const satisfies OAuthState;
const bindTried = { ...codeForm, lastRequest: 3 };
const left = { ...exchanged, step: 'left' } as const;

const results: Readonly<Record<string, readonly [readonly OAuthEvent[], OAuthState, object[]]>> = {
  'a start that is not known leaves the query of the page': [
    [unverified('')],
    { ...{ type: 'login', lastRequest: 0, cooldowns: {} }, step: 'failed', failure: 'unverified' },
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
    [toast(throttled)],
  ],
  'a sent code opens its empty form': [
    toCode,
    codeForm,
    [
      { type: 'CLEAR_CODE' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      focus('code'),
    ],
  ],
  'a new code is sent to the same contact': [
    [...toCode, resend],
    { ...codeForm, lastRequest: 3, activity: { name: 'resending', request: 3 } },
    [{ type: 'SEND_CODE', request: 3, contact: ada, reason: 'missing' }],
  ],
  'a captcha that was closed shows nothing after a resend (E-23)': [
    [...toCode, resend, sendRejected(3, closedCaptcha)],
    bindTried,
    [],
  ],
  'too many new codes are said and waited for (E-19)': [
    [...toCode, resend, sendRejected(3, throttledFault)],
    { ...bindTried, cooldowns: { send: pause } },
    [toast(throttled)],
  ],
  'a code and a password are bound once': [
    toBinding,
    { ...bindTried, activity: { name: 'binding', request: 3, code: '482915' } },
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
  'Back drops the countdown': [
    [...toCode, back],
    tried,
    [{ type: 'ABORT' }, { type: 'CLEAR_CODE' }, { type: 'CLEAR_PASSWORD' }, focus('account')],
  ],
};

it.each(Object.entries(results))('%s', (_, [events, state, effects]) => {
  expect(walk(events)).toStrictEqual({ state, effects });
});

it('a contact form that is restored stays as it was', () => {
  for (const events of [toContact, toSending])
    expect(walk([...events, { type: 'PAGE_RESTORED' }])).toEqual({ ...walk(events), effects: [] });
});
