import { expect, it } from 'vitest';
import {
  ada,
  asked,
  blockShown,
  focus,
  on,
  phone,
  registration,
  toast,
  toRegistering,
  toWrongPhoneCode,
  wrongPhoneCode,
  walk,
  type Result,
} from './support/walk.ts';

const lost = on.rejected(1, { failure: 'timeout', outcomeUnknown: true });
const phoneExists = { from: 'portal', key: 'seller_login_phone_exist' } as const;
const conflictShown = { type: 'TRACK', fact: 'sign_up.conflict_shown' };
const notified = (code: unknown) => ({ type: 'NOTIFY_FAILURE', code, logId: null });
const registering = { name: 'registering', proven: registration.proven, stands: true } as const;

const results: Readonly<Record<string, Result>> = {
  'a form that is valid is registered with both contacts': {
    events: toRegistering,
    state: { ...asked, activity: { ...registering, request: 1 } },
    effects: [{ type: 'REGISTER', request: 1, registration, verifyTicket: null }],
  },
  'a wrong code is remembered for its own contact, whose block is shown': {
    events: toWrongPhoneCode,
    state: wrongPhoneCode,
    effects: [notified(1203), ...blockShown('phone'), focus('phone_code')],
  },
  'a wrong code brings its block up again, and is not sent again (S-211)': {
    events: [...toWrongPhoneCode, on.switched, on.submit, on.accepted],
    state: wrongPhoneCode,
    effects: [...blockShown('phone'), focus('phone_code')],
  },
  'an account in use is that of the contact it is about': {
    events: [...toRegistering, on.rejected(1, { code: 1001 })],
    state: {
      ...{ ...asked, kind: 'phone', notices: { phone: phoneExists } },
      activity: { name: 'exists', contact: phone, maybeOwn: false },
    },
    effects: [notified(1001), ...blockShown('phone'), conflictShown],
  },
  'the log-in of an account in use leaves the form as it is': {
    events: [...toRegistering, on.rejected(1, { code: 1001 }), { type: 'LOG_IN_CHOSEN' }],
    state: { ...asked, kind: 'phone', notices: { phone: phoneExists } },
    effects: [{ type: 'GO_TO_LOGIN', contact: phone, tips: false }],
  },
  'a registration from another region warns': {
    events: [...toRegistering, on.rejected(1, { code: 17 })],
    state: { ...asked, activity: { name: 'warned', method: null } },
    effects: [notified(17)],
  },
  'a registration without an answer says so (E-18)': {
    events: [...toRegistering, lost],
    state: { ...asked, unconfirmed: true },
    effects: [notified(null), toast({ from: 'portal', key: 'outcome_unknown' })],
  },
  'another contact is not that of a registration without an answer': {
    events: [...toRegistering, lost, on.edited],
    state: asked,
    effects: [],
  },
  'a success ends what was unknown, and hands both contacts over': {
    events: [
      ...[...toRegistering, lost, ...toRegistering],
      { type: 'REGISTERED', request: 2, redirectUrl: '/settle', userId: '7' },
    ],
    state: { ...asked, lastRequest: 2, activity: { name: 'done' } },
    effects: [
      ...[{ type: 'TRACK_COMPLETED', method: 'email' }, focus('heading')],
      { type: 'HAND_OVER', contacts: [ada, phone], redirectUrl: '/settle', userId: '7' },
    ],
  },
  'a wrong password is named until it changes': {
    events: [...toRegistering, on.rejected(1, { code: 1010 }), { type: 'PASSWORD_EDITED' }],
    state: asked,
    effects: [],
  },
};

it.each(Object.entries(results))('%s', (_, { events, on: changed, state, effects }) => {
  expect(walk(events, changed)).toEqual({ state, effects });
});
