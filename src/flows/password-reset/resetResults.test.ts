import { expect, it } from 'vitest';
import type { CallError } from '../../domain/errors/CallError.ts';
import { reactionsOf } from '../support/reactions.ts';
import { walkFrom } from '../support/walkFrom.ts';
import { ada, sentCooldown } from '../sign-up/support/walk.ts';
import type { ResetEffect } from './ResetEffect.ts';
import type { ResetEvent } from './ResetEvent.ts';
import { resetMachine } from './resetMachine.ts';
import { resetStart, type CodeStep, type PasswordStep, type ResetState } from './ResetState.ts';
import { eventsIn, refusedAt } from './support/everyMove.ts';

/** The state after the events, with the effects of the last one. */
const walk = (events: readonly ResetEvent[]) => walkFrom(resetMachine, resetStart, events);

const back = { type: 'BACK_REQUESTED' } as const;
const code = { type: 'CODE_SUBMITTED', code: '482915', at: 0 } as const;
const otherCode = { ...code, code: '111111' } as const;
const password = { type: 'PASSWORD_SUBMITTED', password: 'Market-9', at: 0 } as const;
const sendRejected = (request: number, fault: Partial<CallError>): ResetEvent => ({
  ...{ type: 'SEND_REJECTED', request, at: 0, error: refusedAt('send', fault) },
});
const codeRejected = (request: number, fault: Partial<CallError>): ResetEvent => ({
  ...{ type: 'CODE_REJECTED', request, at: 0, error: refusedAt('check', fault) },
});
const saveRejected = (fault: Partial<CallError>): ResetEvent => ({
  ...{ type: 'SAVE_REJECTED', request: 3, at: 0, error: refusedAt('save', fault) },
});
const throttledFault = { failure: 'throttled', retryAfter: 90 } as const;
const closedCaptcha = { code: 'CloseCaptcha' } as const;

const toSending: readonly ResetEvent[] = [{ type: 'CONTACT_SUBMITTED', contact: ada, at: 0 }];
const toCode: readonly ResetEvent[] = [...toSending, { type: 'CODE_SENT', request: 1, at: 0 }];
const sentAgain = { type: 'CODE_SENT', request: 3, at: 0 } as const;
const toChecking: readonly ResetEvent[] = [...toCode, code];
const toResending: readonly ResetEvent[] = [...toCode, { type: 'RESEND_PRESSED', at: 60_000 }];
const toPassword: readonly ResetEvent[] = [
  ...toChecking,
  { type: 'CODE_ACCEPTED', request: 2, ticket: 'T-1' },
];
const toSaving: readonly ResetEvent[] = [...toPassword, password];

/** The answers of the other request of the code step: one is pending at a time, so they have another number. */
const others: Readonly<Record<string, readonly ResetEvent['type'][]>> = {
  checking: ['CODE_SENT', 'SEND_REJECTED'],
  resending: ['CODE_ACCEPTED', 'CODE_REJECTED'],
};

it('reacts in each step to what the seller can do there, and to the awaited answer', () => {
  const events = (state: ResetState): readonly ResetEvent[] => {
    const other = state.step === 'code' ? (others[state.activity.name] ?? []) : [];
    return eventsIn(state).filter(({ type }) => !other.includes(type));
  };
  const states = {
    account: resetStart,
    sending: walk(toSending).state,
    code: walk(toCode).state,
    checking: walk(toChecking).state,
    resending: walk(toResending).state,
    password: walk(toPassword).state,
    saving: walk(toSaving).state,
    saved: walk([...toSaving, { type: 'PASSWORD_SAVED', request: 3 }]).state,
    left: walk([back]).state,
  };
  expect(reactionsOf(resetMachine, states, events)).toEqual({
    account: ['BACK_REQUESTED', 'CONTACT_EDITED', 'CONTACT_SUBMITTED'],
    sending: ['BACK_REQUESTED', 'CODE_SENT', 'CONTACT_EDITED', 'SEND_REJECTED'],
    code: ['BACK_REQUESTED', 'CODE_EDITED', 'CODE_SUBMITTED', 'RESEND_PRESSED'],
    checking: ['BACK_REQUESTED', 'CODE_ACCEPTED', 'CODE_EDITED', 'CODE_REJECTED'],
    resending: ['BACK_REQUESTED', 'CODE_EDITED', 'CODE_SENT', 'SEND_REJECTED'],
    password: ['BACK_REQUESTED', 'PASSWORD_EDITED', 'PASSWORD_SUBMITTED'],
    saving: ['BACK_REQUESTED', 'PASSWORD_SAVED', 'SAVE_REJECTED'],
    saved: [],
    left: [],
  });
});

const pause = { after: 'throttled', until: 90_000, seconds: 90 } as const;
const throttled = { from: 'portal', key: 'throttled', values: { count: 90 } } as const;
const key = 'selleronboard_CB_signup_verification_code_error_toast';
const wrongCode = { from: 'portal', key } as const;
const unknownAccount = {
  from: 'portal',
  key: 'log_in_account_unknown',
  offer: 'register',
} as const;
const editing = { name: 'editing', notice: null } as const;
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });
const focus = (target: Extract<ResetEffect, { type: 'FOCUS' }>['target']) =>
  ({ type: 'FOCUS', target }) as const;
const sentToast = { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' } as const;
const cleared = [{ type: 'CLEAR_CODE' }, focus('code')];
const notSent = { type: 'TRACK', fact: 'sign_up.send_failed' }; // S-196
const goneBack = [
  ...[{ type: 'ABORT' }, { type: 'CLEAR_CODE' }, { type: 'CLEAR_PASSWORDS' }],
  focus('account'),
];

const tried = { ...resetStart, contact: ada, lastRequest: 1 };
const codeForm: CodeStep = {
  ...{ step: 'code', contact: ada, lastRequest: 1, cooldowns: { send: sentCooldown } },
  ...{ activity: editing, refused: null },
};
const checked: CodeStep = { ...codeForm, lastRequest: 2 };
const passwordForm: PasswordStep = {
  ...{ step: 'password', contact: ada, lastRequest: 2, cooldowns: {} },
  ...{ ticket: 'T-1', activity: editing },
};

const results: Readonly<Record<string, readonly [readonly ResetEvent[], ResetState, object[]]>> = {
  'a code is sent to the account, which is kept for a reload (E-14)': [
    toSending,
    { ...tried, activity: { name: 'sending', request: 1, contact: ada } },
    [
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'SEND_CODE', request: 1, contact: ada },
    ],
  ],
  'an edit of the account ends its send, and keeps it': [
    [...toSending, { type: 'CONTACT_EDITED' }],
    tried,
    [{ type: 'ABORT' }],
  ],
  'too many sends are said and waited for at the account (E-19)': [
    [...toSending, sendRejected(1, throttledFault)],
    { ...tried, cooldowns: { send: pause } },
    [notSent, toast(throttled)],
  ],
  'a code is checked': [
    toChecking,
    { ...checked, activity: { name: 'checking', request: 2, code: '482915' } },
    [{ type: 'CHECK_CODE', request: 2, contact: ada, code: '482915' }],
  ],
  'a wrong code is remembered, and cleared': [
    [...toChecking, codeRejected(2, { code: 1704 })],
    { ...checked, refused: '482915', activity: { name: 'editing', notice: wrongCode } },
    cleared,
  ],
  'a wrong code that is typed again is not sent again (S-211)': [
    [...toChecking, codeRejected(2, { code: 1704 }), { type: 'CODE_EDITED' }, code],
    { ...checked, refused: '482915', activity: { name: 'editing', notice: wrongCode } },
    cleared,
  ],
  'an error that is not about the code itself leaves the wrong one remembered': [
    [
      ...[...toChecking, codeRejected(2, { code: 1704 })],
      ...[otherCode, codeRejected(3, { code: 9999 })],
    ],
    {
      ...{ ...checked, lastRequest: 3, refused: '482915' },
      activity: { name: 'editing', notice: wrongCode },
    },
    cleared,
  ],
  'a lost answer keeps the digits, with its error': [
    [...toChecking, codeRejected(2, { failure: 'offline' })],
    { ...checked, activity: { name: 'editing', notice: { from: 'portal', key: 'offline' } } },
    [focus('code')],
  ],
  'a captcha that was closed keeps the digits, without an error (E-23)': [
    [...toChecking, codeRejected(2, closedCaptcha)],
    checked,
    [focus('code')],
  ],
  'too many checks are said, and waited for beside the countdown (E-19)': [
    [...toChecking, codeRejected(2, throttledFault)],
    {
      ...{ ...checked, cooldowns: { send: sentCooldown, check: pause } },
      activity: { name: 'editing', notice: throttled },
    },
    [focus('code')],
  ],
  'no new code is sent during the countdown': [
    [...toCode, { type: 'RESEND_PRESSED', at: 59_999 }],
    codeForm,
    [],
  ],
  'a new code is sent to the same account': [
    toResending,
    { ...checked, activity: { name: 'resending', request: 2, edited: false, completed: null } },
    [{ type: 'SEND_CODE', request: 2, contact: ada }],
  ],
  'a new code leaves the pause of the check, and opens its empty field (E-08, E-19)': [
    [
      ...[...toChecking, codeRejected(2, throttledFault)],
      ...[{ type: 'RESEND_PRESSED', at: 60_000 } as const, sentAgain],
    ],
    { ...checked, lastRequest: 3, cooldowns: { send: sentCooldown, check: pause } },
    [{ type: 'CLEAR_CODE' }, sentToast, focus('code')],
  ],
  'a code that is typed before the answer may be the new one, and stays (E-08)': [
    [
      ...[...toChecking, codeRejected(2, { code: 1704 })],
      ...[{ type: 'RESEND_PRESSED', at: 60_000 } as const, { type: 'CODE_EDITED' } as const],
      sentAgain,
    ],
    { ...checked, lastRequest: 3, refused: '482915' },
    [sentToast],
  ],
  'a code that is completed before the answer is checked after it (CODE-006, E-08)': [
    [...toResending, { type: 'CODE_EDITED' }, otherCode, { ...sentAgain, request: 2 }],
    { ...checked, lastRequest: 3, activity: { name: 'checking', request: 3, code: '111111' } },
    [sentToast, { type: 'CHECK_CODE', request: 3, contact: ada, code: '111111' }],
  ],
  'a completed code is checked although no new one was sent': [
    [...toResending, { type: 'CODE_EDITED' }, otherCode, sendRejected(2, { failure: 'offline' })],
    { ...checked, lastRequest: 3, activity: { name: 'checking', request: 3, code: '111111' } },
    [
      ...[notSent, toast({ from: 'portal', key: 'offline' })],
      { type: 'CHECK_CODE', request: 3, contact: ada, code: '111111' },
    ],
  ],
  'an account that is not known any more is not asked for its code': [
    [...toResending, { type: 'CODE_EDITED' }, otherCode, sendRejected(2, { code: 1011 })],
    { ...tried, lastRequest: 2, activity: { name: 'editing', notice: unknownAccount } },
    [notSent, ...goneBack],
  ],
  'a code that is edited again is not checked': [
    [
      ...[...toResending, { type: 'CODE_EDITED' } as const, otherCode],
      ...[{ type: 'CODE_EDITED' } as const, { ...sentAgain, request: 2 }],
    ],
    checked,
    [sentToast],
  ],
  'the old code, which is not edited, is not checked after the answer': [
    [...toResending, code, { ...sentAgain, request: 2 }],
    checked,
    [{ type: 'CLEAR_CODE' }, sentToast, focus('code')],
  ],
  'an accepted code leaves the pause of a new one (E-19)': [
    [
      ...[...toResending, sendRejected(2, throttledFault), code],
      { type: 'CODE_ACCEPTED', request: 3, ticket: 'T-1' },
    ],
    { ...passwordForm, lastRequest: 3, cooldowns: { send: pause } },
    [focus('password')],
  ],
  'an account that the check does not know leads back to it': [
    [...toChecking, codeRejected(2, { code: 1011 })],
    { ...tried, lastRequest: 2, activity: { name: 'editing', notice: unknownAccount } },
    goneBack,
  ],
  'an account that the saving does not know leads back to it': [
    [...toSaving, saveRejected({ code: 1011 })],
    { ...tried, lastRequest: 3, activity: { name: 'editing', notice: unknownAccount } },
    goneBack,
  ],
  'too many new codes are said, and waited for (E-19)': [
    [...toResending, sendRejected(2, throttledFault)],
    { ...checked, cooldowns: { send: pause } },
    [notSent, toast(throttled)],
  ],
  'an accepted code opens the password without a countdown': [
    toPassword,
    passwordForm,
    [focus('password')],
  ],
  'a password is saved once, with the ticket': [
    toSaving,
    { ...passwordForm, lastRequest: 3, activity: { name: 'saving', request: 3 } },
    [{ type: 'SAVE_PASSWORD', request: 3, kind: 'email', ticket: 'T-1', password: 'Market-9' }],
  ],
  'too many savings are said, and waited for (E-19)': [
    [...toSaving, saveRejected(throttledFault)],
    { ...passwordForm, lastRequest: 3, cooldowns: { reset: pause } },
    [toast(throttled)],
  ],
  'a refused ticket leads back to the account': [
    [...toSaving, saveRejected({ code: 9999, description: 'Expired' })],
    { ...tried, lastRequest: 3 },
    [...goneBack, toast({ from: 'server', text: 'Expired' })],
  ],
  'an internal error keeps the step, its ticket and the passwords': [
    [...toSaving, saveRejected({ code: 0, description: 'Try again' })],
    { ...passwordForm, lastRequest: 3 },
    [toast({ from: 'server', text: 'Try again' })],
  ],
  'Back keeps the pause of the server, and not the countdown (E-19)': [
    [...toResending, sendRejected(2, throttledFault), back],
    { ...tried, lastRequest: 2, cooldowns: { send: pause } },
    goneBack,
  ],
  'a saved password ends with its account': [
    [...toSaving, { type: 'PASSWORD_SAVED', request: 3 }],
    { step: 'over', contact: ada, lastRequest: 3, cooldowns: {} },
    [{ type: 'CLEAR_PASSWORDS' }, { type: 'FINISH', contact: ada }],
  ],
};

it.each(Object.entries(results))('%s', (_, [events, state, effects]) => {
  expect(walk(events)).toEqual({ state, effects });
});
