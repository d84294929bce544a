import { expect, it } from 'vitest';
import type { CallError } from '../../domain/errors/CallError.ts';
import { reactionsOf } from '../support/reactions.ts';
import { walkFrom } from '../support/walkFrom.ts';
import { failed } from '../sign-up/support/walk.ts';
import { identityMachine } from './identityMachine.ts';
import { identityStart, type IdentityEvent, type IdentityState } from './IdentityState.ts';

const opened = { type: 'OPENED' } as const;
const sent = { type: 'CODE_SENT', at: 0 } as const;
const edited = { type: 'CODE_EDITED' } as const;
const submitted = { type: 'CODE_SUBMITTED', code: '482915', at: 0 } as const;
const accepted = { type: 'CODE_ACCEPTED', ticket: 'T-1' } as const;
const dismissed = { type: 'DISMISSED' } as const;
const resend: IdentityEvent = { type: 'RESEND_PRESSED', at: 60_000 };
const refusal = (problem: 'empty' | 'short') => ({ type: 'CODE_REFUSED', problem }) as const;
const left = (problem: 'empty' | 'short' | null) => ({ type: 'CODE_LEFT', problem }) as const;
const sendRejected = (fault: Partial<CallError>): IdentityEvent => ({
  ...{ type: 'SEND_REJECTED', at: 0, error: failed('email.send_code', fault) },
});
const checkRejected = (fault: Partial<CallError>): IdentityEvent => ({
  ...{ type: 'CODE_REJECTED', at: 0 },
  error: failed('email.check_code', { faultClass: 'verify', ...fault }),
});
const throttledFault = { failure: 'throttled', retryAfter: 90 } as const;

/** The state after the events, with the effects of the last one. */
const walk = (...events: readonly IdentityEvent[]) =>
  walkFrom(identityMachine, identityStart, events);

it('reacts in each state to what the seller can do there, and to the awaited answer', () => {
  const states = {
    closed: identityStart,
    sending: walk(opened).state,
    entering: walk(opened, sent).state,
    checking: walk(opened, sent, submitted).state,
    over: walk(opened, sent, submitted, accepted).state,
    left: walk(opened, dismissed).state,
  };
  const events: readonly IdentityEvent[] = [
    ...[opened, sent, edited, submitted, accepted, dismissed, resend],
    ...[left('short'), refusal('short'), sendRejected({ code: 0 }), checkRejected({ code: 1704 })],
  ];
  const entry = ['CODE_EDITED', 'CODE_LEFT', 'CODE_REFUSED', 'CODE_SUBMITTED', 'DISMISSED'];
  expect(reactionsOf(identityMachine, states, () => events)).toEqual({
    closed: [...entry, 'OPENED', 'RESEND_PRESSED'],
    sending: ['CODE_EDITED', 'CODE_SENT', 'DISMISSED', 'SEND_REJECTED'],
    entering: [...entry, 'RESEND_PRESSED'],
    checking: ['CODE_ACCEPTED', 'CODE_EDITED', 'CODE_REJECTED', 'DISMISSED'],
    over: [],
    left: [],
  });
});

const countdown = { after: 'sent', until: 60_000, seconds: 60 } as const;
const pause = { after: 'throttled', until: 90_000, seconds: 90 } as const;
const key = 'selleronboard_CB_signup_verification_code_error_toast';
const wrongCode = { from: 'portal', key } as const;
const throttled = { from: 'portal', key: 'throttled', values: { count: 90 } } as const;
/** The dialog that waits for the code it sent. */
const waiting: IdentityState = { ...identityStart, sent: true, cooldowns: { send: countdown } };
const noticed = (notice: Extract<IdentityState['activity'], { name: 'entering' }>['notice']) =>
  ({ name: 'entering', notice }) as const;
const cleared = [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }];
const notSent = { type: 'TRACK', fact: 'sign_up.send_failed' }; // S-196
const focused = [{ type: 'FOCUS_CODE' }];

interface Result {
  readonly events: readonly IdentityEvent[];
  readonly state: IdentityState;
  readonly effects: readonly object[];
}

const results: Readonly<Record<string, Result>> = {
  'the dialog opens with a send': {
    events: [opened],
    state: { ...identityStart, activity: { name: 'sending', edited: false, completed: null } },
    effects: [{ type: 'SEND_CODE' }],
  },
  'a sent code starts its countdown, with an empty field': {
    events: [opened, sent],
    state: waiting,
    effects: cleared,
  },
  'a code that is typed before the answer may be the new one, and stays (E-08)': {
    events: [
      ...[opened, sent, submitted, checkRejected({ code: 1704 })],
      ...[resend, edited, sent],
    ],
    state: { ...waiting, refused: '482915' },
    effects: [],
  },
  'a code that is completed before the answer is checked after it (CODE-006, E-08)': {
    events: [opened, sent, resend, edited, submitted, sent],
    state: { ...waiting, activity: { name: 'checking', code: '482915' } },
    effects: [{ type: 'CHECK_CODE', code: '482915' }],
  },
  'a code that is edited before the answer is not checked': {
    events: [opened, sent, resend, edited, submitted, edited, sent],
    state: waiting,
    effects: [],
  },
  'a new code leaves the pause of the check (E-19)': {
    events: [opened, sent, submitted, checkRejected(throttledFault), resend, sent],
    state: { ...waiting, cooldowns: { send: countdown, check: pause } },
    effects: cleared,
  },
  'a code that was not sent says why, and can be requested at once (S-046)': {
    events: [opened, sendRejected({ code: 9, description: 'Not now' })],
    state: { ...identityStart, sendFailure: { from: 'server', text: 'Not now' } },
    effects: [notSent],
  },
  'too many sends are said, and waited for (E-19)': {
    events: [opened, sendRejected(throttledFault)],
    state: { ...identityStart, sendFailure: throttled, cooldowns: { send: pause } },
    effects: [notSent],
  },
  'a captcha that was closed sends no code, and says nothing (E-23)': {
    events: [opened, sendRejected({ code: 'CloseCaptcha' })],
    state: identityStart,
    effects: [],
  },
  'a new send drops why the last one failed': {
    events: [opened, sendRejected(throttledFault), { type: 'RESEND_PRESSED', at: 90_000 }],
    state: {
      ...identityStart,
      cooldowns: { send: pause },
      activity: { name: 'sending', edited: false, completed: null },
    },
    effects: [{ type: 'SEND_CODE' }],
  },
  'an empty code is named at its field': {
    events: [opened, sent, refusal('empty')],
    state: {
      ...waiting,
      activity: noticed({ from: 'portal', key: 'selleronboarding_todo1_mandatory_tip' }),
    },
    effects: focused,
  },
  'a code that is left incomplete is named at its field, which does not get the focus back (S-061)':
    {
      events: [opened, sent, left('short')],
      state: { ...waiting, activity: noticed({ from: 'portal', key: 'sign_up_code_invalid' }) },
      effects: [],
    },
  'a complete code can be left': {
    events: [opened, sent, left(null)],
    state: waiting,
    effects: [],
  },
  'a code that was refused can be left with what was said': {
    events: [opened, sent, submitted, checkRejected({ code: 1704 }), left('empty')],
    state: { ...waiting, refused: '482915', activity: noticed(wrongCode) },
    effects: [],
  },
  'an incomplete code is named at its field': {
    events: [opened, sent, refusal('short')],
    state: { ...waiting, activity: noticed({ from: 'portal', key: 'sign_up_code_invalid' }) },
    effects: focused,
  },
  'an edit drops the error of the code': {
    events: [opened, sent, refusal('short'), edited],
    state: waiting,
    effects: [],
  },
  'a check is of the code that was typed': {
    events: [opened, sent, submitted],
    state: { ...waiting, activity: { name: 'checking', code: '482915' } },
    effects: [{ type: 'CHECK_CODE', code: '482915' }],
  },
  'an edit during the check ends it': {
    events: [opened, sent, submitted, edited],
    state: waiting,
    effects: [{ type: 'ABORT' }],
  },
  'an accepted code ends the dialog with its ticket': {
    events: [opened, sent, submitted, accepted],
    state: { ...waiting, activity: { name: 'over' } },
    effects: [{ type: 'ANSWER', ticket: 'T-1' }],
  },
  'a wrong code is remembered, and cleared': {
    events: [opened, sent, submitted, checkRejected({ code: 1704 })],
    state: { ...waiting, refused: '482915', activity: noticed(wrongCode) },
    effects: cleared,
  },
  'a wrong code that is typed again is not sent again (S-211)': {
    events: [opened, sent, submitted, checkRejected({ code: 1704 }), edited, submitted],
    state: { ...waiting, refused: '482915', activity: noticed(wrongCode) },
    effects: cleared,
  },
  'an error that is not about the code itself leaves the wrong one remembered': {
    events: [
      ...[opened, sent, submitted, checkRejected({ code: 1704 })],
      ...[{ ...submitted, code: '111111' }, checkRejected({ code: 9999 })],
    ],
    state: { ...waiting, refused: '482915', activity: noticed(wrongCode) },
    effects: cleared,
  },
  'a new code forgets the wrong one': {
    events: [opened, sent, submitted, checkRejected({ code: 1704 }), resend, sent],
    state: waiting,
    effects: cleared,
  },
  'a lost answer keeps the digits': {
    events: [opened, sent, submitted, checkRejected({ failure: 'offline' })],
    state: { ...waiting, activity: noticed({ from: 'portal', key: 'offline' }) },
    effects: focused,
  },
  'a captcha that was closed keeps the digits, without an error (E-23)': {
    events: [opened, sent, submitted, checkRejected({ code: 'CloseCaptcha' })],
    state: waiting,
    effects: focused,
  },
  'too many checks are said, and waited for beside the countdown (E-19)': {
    events: [opened, sent, submitted, checkRejected(throttledFault)],
    state: {
      ...waiting,
      cooldowns: { send: countdown, check: pause },
      activity: noticed(throttled),
    },
    effects: focused,
  },
  'a dialog that is closed during the check answers without a ticket': {
    events: [opened, sent, submitted, dismissed],
    state: { ...waiting, activity: { name: 'over' } },
    effects: [{ type: 'ABORT' }, { type: 'ANSWER', ticket: null }],
  },
};

it.each(Object.entries(results))('%s', (_, { events, state, effects }) => {
  expect(walk(...events)).toEqual({ state, effects });
});
