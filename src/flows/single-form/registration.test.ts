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
import type { SingleFormRegistration } from './SingleFormEvent.ts';
import type { SingleFormState } from './SingleFormState.ts';

const lost = on.rejected(1, { failure: 'timeout', outcomeUnknown: true });
const phoneExists = { from: 'portal', key: 'seller_login_phone_exist' } as const;
const conflictShown = { type: 'TRACK', fact: 'sign_up.conflict_shown' };
const notified = (code: unknown) => ({ type: 'NOTIFY_FAILURE', code, logId: null });
const [ofAda, ofPhone] = registration.proven;
const byEmail: SingleFormRegistration = { ...registration, proven: [ofAda] };
const byPhone: SingleFormRegistration = { ...registration, proven: [ofPhone] };
const swapped: SingleFormRegistration = { ...registration, proven: [ofPhone, ofAda] };
const accepted = (valid: SingleFormRegistration) =>
  ({ type: 'FORM_ACCEPTED', registration: valid }) as const;
const inUse = on.rejected(2, { code: 1001 });
const withTicket = on.rejected(1, { code: 9999, verifyTicket: 'V-1' });
const again: SingleFormState = { ...asked, lastRequest: 2 };
const retry = { contacts: [ada, phone], verifyTicket: 'V-1' };
const asGiven = { stands: true, retyped: {} } as const;
const registering = { name: 'registering', proven: registration.proven, ...asGiven } as const;

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
  'a wrong code is remembered alone where another one was typed meanwhile': {
    events: [
      ...[...toRegistering, { type: 'CODE_EDITED', kind: 'phone' } as const],
      on.rejected(1, { code: 1203 }),
    ],
    state: { ...asked, refused: { email: null, phone: ofPhone.code } },
    effects: [notified(1203)],
  },
  'the code of the other block, typed meanwhile, is no other one': {
    events: [...toRegistering, on.codeEdited, on.rejected(1, { code: 1203 })],
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
    state: { ...asked, unconfirmed: [ada, phone] },
    effects: [notified(null), toast({ from: 'portal', key: 'outcome_unknown' })],
  },
  'a registration without an answer says so while another contact is typed, too (E-18)': {
    events: [...toRegistering, on.edited, lost],
    state: { ...asked, unconfirmed: [ada, phone] },
    effects: [notified(null), toast({ from: 'portal', key: 'outcome_unknown' })],
  },
  'an account in use that was not in the registration without an answer is not the own one': {
    events: [on.submit, accepted(byEmail), lost, ...[on.submit, accepted(byPhone)], inUse],
    state: {
      ...{ ...asked, lastRequest: 2, kind: 'phone', notices: { phone: phoneExists } },
      ...{ unconfirmed: [ada], activity: { name: 'exists', contact: phone, maybeOwn: false } },
    },
    effects: [notified(1001), ...blockShown('phone'), conflictShown],
  },
  'an account in use that was in the registration without an answer may be the own one (E-18)': {
    events: [...toRegistering, lost, ...[on.submit, accepted(byPhone)], inUse],
    state: {
      ...{ ...asked, lastRequest: 2, kind: 'phone', notices: { phone: phoneExists } },
      ...{ unconfirmed: [ada, phone] },
      activity: { name: 'exists', contact: phone, maybeOwn: true },
    },
    effects: [notified(1001), ...blockShown('phone'), conflictShown],
  },
  'the ticket of a failed registration goes with its contacts in any order (S-070)': {
    events: [...toRegistering, withTicket, on.submit, accepted(swapped)],
    state: { ...again, retry, activity: { ...registering, request: 2, proven: swapped.proven } },
    effects: [{ type: 'REGISTER', request: 2, registration: swapped, verifyTicket: 'V-1' }],
  },
  'the ticket of a failed registration does not go with one contact less (S-070)': {
    events: [...toRegistering, withTicket, on.submit, accepted(byPhone)],
    state: { ...again, activity: { ...registering, request: 2, proven: byPhone.proven } },
    effects: [{ type: 'REGISTER', request: 2, registration: byPhone, verifyTicket: null }],
  },
  'the ticket of a failed registration does not go with another contact (S-070)': {
    events: [on.submit, accepted(byEmail), withTicket, on.submit, accepted(byPhone)],
    state: { ...again, activity: { ...registering, request: 2, proven: byPhone.proven } },
    effects: [{ type: 'REGISTER', request: 2, registration: byPhone, verifyTicket: null }],
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
