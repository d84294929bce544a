import { expect, it } from 'vitest';
import { nothingSent } from '../Sending.ts';
import {
  ada,
  asked,
  focus,
  on,
  pause,
  phone,
  start,
  throttled,
  throttledFault,
  toast,
  toWrongPhoneCode,
  wrongPhoneCode,
  walk,
  type Result,
} from './support/walk.ts';

const closedCaptcha = { code: 'CloseCaptcha' } as const;
const unknownAccount = { from: 'portal', key: 'log_in_account_unknown' } as const;
const sendFailed = { type: 'TRACK', fact: 'sign_up.send_failed' };
const sendCode = (request: number) => ({ type: 'SEND_CODE', request, contact: ada, change: false });

const sent = {
  ...{ ...nothingSent, sent: true },
  cooldown: { after: 'sent', until: 60_000, seconds: 60 },
} as const;
const running = { ...nothingSent, running: { request: 1, contact: ada } };

const results: Readonly<Record<string, Result>> = {
  'a code is sent once': {
    events: [on.send],
    state: { ...start, lastRequest: 1, sending: { ...start.sending, email: running } },
    effects: [sendCode(1)],
  },
  'a sent code of the hidden block does not take the focus': {
    events: [on.send, on.switched, on.sent(1)],
    state: { ...start, kind: 'phone', lastRequest: 1, sending: { ...start.sending, email: sent } },
    effects: [
      ...[
        { type: 'KEEP_ACCOUNT', contact: ada },
        { type: 'CLEAR_CODE', kind: 'email' },
      ],
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
    ],
  },
  'a code that was typed while it was sent keeps the focus, and is not cleared (E-08)': {
    events: [on.send, on.codeEdited, on.sent(1)],
    state: { ...start, lastRequest: 1, sending: { ...start.sending, email: sent } },
    effects: [
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
    ],
  },
  'too many sends are said, and waited for by their block (E-19)': {
    events: [on.send, on.sendRejected(1, throttledFault)],
    state: {
      ...{ ...start, lastRequest: 1 },
      sending: { ...start.sending, email: { ...nothingSent, cooldown: pause } },
    },
    effects: [sendFailed, toast(throttled)],
  },
  'another contact waits as long as the server asks (E-19)': {
    events: [on.send, on.sendRejected(1, throttledFault), on.edited],
    state: {
      ...{ ...start, lastRequest: 1 },
      sending: { ...start.sending, email: { ...nothingSent, cooldown: pause } },
    },
    effects: [],
  },
  'a refused account is named at its field, which reveals the form': {
    events: [on.send, on.sendRejected(1, { code: 1011 })],
    state: { ...asked, notices: { email: unknownAccount } },
    effects: [sendFailed, focus('email')],
  },
  'a refused account is named at its field during a submit, without the focus': {
    events: [on.send, on.submit, on.sendRejected(1, { code: 1011 })],
    state: { ...asked, notices: { email: unknownAccount }, activity: { name: 'validating' } },
    effects: [sendFailed],
  },
  'a captcha that was closed shows nothing during a submit (E-23)': {
    events: [on.send, on.submit, on.sendRejected(1, closedCaptcha)],
    state: { ...asked, activity: { name: 'validating' } },
    effects: [],
  },
  'a send from another region warns, and is repeated by Start, not the submit of the form': {
    events: [on.send, on.sendRejected(1, { code: 17 }), { type: 'START_CHOSEN' }],
    state: {
      ...{ ...start, lastRequest: 2 },
      sending: { ...start.sending, email: { ...running, running: { request: 2, contact: ada } } },
    },
    effects: [sendCode(2)],
  },
  'a send from another region can change the site': {
    events: [on.send, on.sendRejected(1, { code: 17 }), { type: 'CHANGE_SITE_CHOSEN' }],
    state: { ...start, lastRequest: 1, activity: { name: 'pickingSite' } },
    effects: [],
  },
  'another contact drops its errors, and leaves those of the other block': {
    events: [...toWrongPhoneCode, on.send, on.sendRejected(2, { code: 1011 }), on.edited],
    state: { ...wrongPhoneCode, kind: 'email', lastRequest: 2 },
    effects: [],
  },
  'another contact drops the error of its code': {
    events: [...toWrongPhoneCode, { type: 'CONTACT_EDITED', kind: 'phone' }],
    state: { ...asked, kind: 'phone' },
    effects: [],
  },
  'a new code drops the error of the last one, and takes the focus': {
    events: [...toWrongPhoneCode, on.sendPhone, on.sent(2)],
    state: {
      ...{ ...asked, kind: 'phone', lastRequest: 2 },
      sending: { ...start.sending, phone: sent },
    },
    effects: [
      ...[
        { type: 'KEEP_ACCOUNT', contact: phone },
        { type: 'CLEAR_CODE', kind: 'phone' },
      ],
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_phone_code_toast' },
      ...[{ type: 'TRACK', fact: 'sign_up.code_sent' }, focus('phone_code')],
    ],
  },
  'an edit of the other code leaves an error': {
    events: [...toWrongPhoneCode, on.codeEdited],
    state: wrongPhoneCode,
    effects: [],
  },
  'an edit of the code drops its error, not that it was refused': {
    events: [...toWrongPhoneCode, { type: 'CODE_EDITED', kind: 'phone' }],
    state: { ...wrongPhoneCode, notices: {} },
    effects: [],
  },
};

it.each(Object.entries(results))('%s', (_, { events, on: changed, state, effects }) => {
  expect(walk(events, changed)).toEqual({ state, effects });
});
