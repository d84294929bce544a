import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { ada } from '../sign-up/support/walk.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { ResetEvent } from './ResetEvent.ts';
import { judgeMoves } from '../support/judgeMoves.ts';
import { resetMachine } from './resetMachine.ts';
import { resetStart, type ResetState } from './ResetState.ts';
import { everyMove, refusedAt, type ResetMove } from './support/everyMove.ts';

const submitted: ResetEvent = { type: 'CONTACT_SUBMITTED', contact: ada, at: 0 };
const sent: ResetEvent = { type: 'CODE_SENT', request: 1, at: 0 };
const code: ResetEvent = { type: 'CODE_SUBMITTED', code: '482915', at: 0 };
const accepted: ResetEvent = { type: 'CODE_ACCEPTED', request: 2, ticket: 'T-1' };
const password: ResetEvent = { type: 'PASSWORD_SUBMITTED', password: 'Market-9', at: 0 };
const saved: ResetEvent = { type: 'PASSWORD_SAVED', request: 3 };
const back: ResetEvent = { type: 'BACK_REQUESTED' };
const sendRejected = (fault: Partial<CallError>, request = 1): ResetEvent => ({
  ...{ type: 'SEND_REJECTED', request, error: refusedAt('send', fault), at: 0 },
});
const codeRejected = (fault: Partial<CallError>, request = 2): ResetEvent => ({
  ...{ type: 'CODE_REJECTED', request, error: refusedAt('check', fault), at: 0 },
});
const saveRejected = (fault: Partial<CallError>, request = 3): ResetEvent => ({
  ...{ type: 'SAVE_REJECTED', request, error: refusedAt('save', fault), at: 0 },
});

const toCode = [submitted, sent];
const toPassword = [...toCode, code, accepted];

/** The last transition after a series of events. */
const walk = (...events: readonly ResetEvent[]) =>
  events.reduce((last, event) => resetMachine(last.state, event), {
    state: resetStart,
    effects: [],
  } as ReturnType<typeof resetMachine>); // no effects yet

const unknown = {
  step: 'account',
  contact: ada,
  activity: { notice: { key: 'log_in_account_unknown', offer: 'register' } },
};

describe('a forgotten password (S-101)', () => {
  it('sends a code, checks it, and saves the new password with its ticket', () => {
    covers(['LOGIN-018'], () => {
      expect(walk(submitted).effects).toContainEqual({
        ...{ type: 'SEND_CODE', request: 1, contact: ada },
      });
      expect(walk(...toCode, code).effects).toEqual([
        { type: 'CHECK_CODE', request: 2, contact: ada, code: '482915' },
      ]);
      expect(walk(...toPassword, password).effects).toEqual([
        { type: 'SAVE_PASSWORD', request: 3, kind: 'email', ticket: 'T-1', password: 'Market-9' },
      ]);
      const over = walk(...toPassword, password, saved);
      expect(over.state).toMatchObject({ step: 'over', contact: ada });
      expect(over.effects).toEqual([{ type: 'CLEAR_PASSWORDS' }, { type: 'FINISH', contact: ada }]);
    });
  });

  it('sends a new code after 60 seconds', () => {
    const resend = (at: number) => walk(...toCode, { type: 'RESEND_PRESSED', at });
    expect(resend(59_999).effects).toEqual([]);
    expect(resend(60_000).effects).toEqual([{ type: 'SEND_CODE', request: 2, contact: ada }]);
  });

  it.each([
    ['when the code is sent', [submitted, sendRejected({ code: 1011 })]],
    ['when it is checked', [...toCode, code, codeRejected({ code: 1011 })]],
    ['when the password is saved', [...toPassword, password, saveRejected({ code: 1011 })]],
  ])('shows an unknown account at its field %s (1011)', (_, events) => {
    expect(walk(...events).state).toMatchObject(unknown);
    expect(walk(...events).effects).toContainEqual({ type: 'FOCUS', target: 'account' });
  });

  it('clears a refused code and does not send it again (E-07, S-211)', () => {
    const refused = [...toCode, code, codeRejected({ code: 1704 })];
    expect(walk(...refused).state).toMatchObject({
      refused: '482915',
      activity: { notice: { key: 'selleronboard_CB_signup_verification_code_error_toast' } },
    });
    expect(walk(...refused).effects).toEqual([
      { type: 'CLEAR_CODE' },
      { type: 'FOCUS', target: 'code' },
    ]);
    expect(walk(...refused, code).effects).not.toContainEqual(
      expect.objectContaining({ type: 'CHECK_CODE' }),
    );
  });

  it('keeps the digits after a transport fault', () => {
    expect(walk(...toCode, code, codeRejected({})).effects).toEqual([
      { type: 'FOCUS', target: 'code' },
    ]);
  });

  it('returns to the account with a toast when the ticket is refused', () => {
    const { state, effects } = walk(
      ...toPassword,
      password,
      saveRejected({ code: 9999, description: 'This step has expired.' }),
    );
    expect(state).toMatchObject({ step: 'account', contact: ada });
    expect(effects).toContainEqual({
      type: 'TOAST_ERROR',
      notice: { from: 'server', text: 'This step has expired.' },
    });
  });

  it.each([
    ['a transport fault', { failure: 'offline' }, 'offline'],
    ['an unknown outcome (E-18)', { outcomeUnknown: true }, 'reset_unconfirmed'],
  ] as const)('keeps the new password after %s', (_, fault, key) => {
    const { state, effects } = walk(...toPassword, password, saveRejected(fault));
    expect(state).toMatchObject({ step: 'password', ticket: 'T-1' });
    expect(effects).toEqual([{ type: 'TOAST_ERROR', notice: expect.objectContaining({ key }) }]);
  });

  it('shows a refused password at its field (1010)', () => {
    const { state, effects } = walk(...toPassword, password, saveRejected({ code: 1010 }));
    expect(state).toMatchObject({ step: 'password', activity: { notice: { from: 'portal' } } });
    expect(effects).toEqual([{ type: 'FOCUS', target: 'password' }]);
  });

  it('goes back to the account, and from there out of the panel', () => {
    for (const events of [toCode, [...toCode, code], toPassword]) {
      const left = walk(...events, back);
      expect(left.state).toMatchObject({ step: 'account', contact: ada, cooldowns: {} });
      expect(left.effects).toContainEqual({ type: 'CLEAR_CODE' });
      expect(left.effects).toContainEqual({ type: 'CLEAR_PASSWORDS' });
    }
    expect(walk(...toCode, back, back).effects).toEqual([
      { type: 'ABORT' },
      { type: 'LEAVE', contact: ada },
    ]);
  });

  it('says that the outcome is unknown when Back ends the saving (E-18)', () => {
    expect(walk(...toPassword, password, back).effects).toContainEqual({
      type: 'TOAST_ERROR',
      notice: { from: 'portal', key: 'reset_unconfirmed' },
    });
  });
});

describe('each step of a forgotten password', () => {
  const closedCaptcha: Partial<CallError> = { code: 'CloseCaptcha' };
  const edited = (type: 'CONTACT_EDITED' | 'CODE_EDITED' | 'PASSWORD_EDITED'): ResetEvent => ({
    type,
  });
  const resend: ResetEvent = { type: 'RESEND_PRESSED', at: 60_000 };
  const notSent = { type: 'TRACK', fact: 'sign_up.send_failed' }; // S-196
  const toast = { type: 'TOAST_ERROR', notice: expect.objectContaining({ from: 'portal' }) };

  it.each([
    ['the account', [submitted, sendRejected({ code: 0 })], [notSent, toast]],
    [
      'the account',
      [submitted, sendRejected(closedCaptcha)],
      [{ type: 'FOCUS', target: 'submit' }],
    ],
    ['the code', [...toCode, resend, sendRejected({ code: 0 }, 2)], [notSent, toast]],
    ['the code', [...toCode, resend, sendRejected(closedCaptcha, 2)], []],
    [
      'the password',
      [...toPassword, password, saveRejected({ failure: 'declined' })],
      [{ type: 'FOCUS', target: 'submit' }],
    ],
  ])('can be tried again after a refusal of %s', (_, events, effects) => {
    const { state, effects: shown } = walk(...events);
    expect(state).toMatchObject({ activity: { name: 'editing', notice: null } });
    expect(shown).toEqual(effects);
  });

  it('shows an unknown account that a new code finds', () => {
    const { state } = walk(...toCode, resend, sendRejected({ code: 1011 }, 2));
    expect(state).toMatchObject(unknown);
  });

  it('keeps what the server asks to wait', () => {
    const throttled: Partial<CallError> = { failure: 'throttled', retryAfter: 90 };
    const account = [submitted, sendRejected(throttled)];
    expect(walk(...account, { ...submitted, at: 89_999 }).effects).toEqual([]);
    expect(walk(...account, { ...submitted, at: 90_000 }).effects).not.toEqual([]);
    const check = [...toCode, code, codeRejected(throttled)];
    expect(walk(...check, { ...code, at: 89_999 }).effects).toEqual([]);
    expect(walk(...check, { ...code, at: 90_000 }).effects).toMatchObject([{ type: 'CHECK_CODE' }]);
    const save = [...toPassword, password, saveRejected(throttled)];
    expect(walk(...save, { ...password, at: 89_999 }).effects).toEqual([]);
    expect(walk(...save, { ...password, at: 90_000 }).effects).toHaveLength(1);
  });

  it('ends what is pending when the seller types on', () => {
    const abort = [{ type: 'ABORT' }];
    expect(walk(submitted, edited('CONTACT_EDITED')).effects).toEqual(abort);
    expect(walk(...toCode, code, edited('CODE_EDITED')).effects).toEqual(abort);
    expect(walk(...toCode, edited('CODE_EDITED')).effects).toEqual([]);
    expect(walk(...toCode, resend, edited('CODE_EDITED')).effects).toEqual([]);
  });

  it('drops an error when the seller types on', () => {
    for (const events of [
      [submitted, sendRejected({ code: 1011 }), edited('CONTACT_EDITED')],
      [...toCode, code, codeRejected({ code: 1704 }), edited('CODE_EDITED')],
      [...toPassword, password, saveRejected({ code: 1010 }), edited('PASSWORD_EDITED')],
    ])
      expect(walk(...events)).toMatchObject({ state: { activity: { notice: null } }, effects: [] });
  });

  it('drops the answer to another request', () => {
    const late: readonly ResetEvent[] = [
      { type: 'CODE_SENT', request: 9, at: 0 },
      sendRejected({ code: 0 }, 9),
      { type: 'CODE_ACCEPTED', request: 9, ticket: 'T-9' },
      codeRejected({ code: 0 }, 9),
      { type: 'PASSWORD_SAVED', request: 9 },
      saveRejected({ code: 0 }, 9),
    ];
    for (const events of [
      [submitted],
      [...toCode, code],
      [...toCode, resend],
      [...toPassword, password],
    ])
      for (const answer of late)
        expect(walk(...events, answer)).toEqual({ state: walk(...events).state, effects: [] });
  });

  it('opens the password with the focus on it, and leaves for where it began', () => {
    expect(walk(...toPassword).effects).toEqual([{ type: 'FOCUS', target: 'password' }]);
    expect(walk(...toCode, resend, { type: 'CODE_SENT', request: 2, at: 0 }).effects).toEqual([
      { type: 'CLEAR_CODE' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'FOCUS', target: 'code' },
    ]);
    expect(walk(...toCode, back).effects[0]).toEqual({ type: 'ABORT' });
    expect(walk(...toCode, back, back).state).toMatchObject({ step: 'over', contact: ada });
  });
});

const pendingOf = (state: ResetState): number | null =>
  state.step !== 'over' && 'request' in state.activity ? state.activity.request : null;
const sends = ({ effects }: ResetMove): number =>
  effects.filter((effect) => 'request' in effect).length;

const laws: Readonly<Record<string, (move: ResetMove) => boolean>> = {
  'a late answer changes nothing': ({ before, event, after }) =>
    !('request' in event) || event.request === pendingOf(before) || after === before,
  'one request is pending at a time, with a new number': (move) => {
    const { before, event, after } = move;
    const pending = pendingOf(before);
    const answered = 'request' in event && event.request === pending;
    const alone = sends(move) === 0 || pending === null || answered;
    return alone && sends(move) === after.lastRequest - before.lastRequest;
  },
  'only the password step holds a ticket': ({ after }) =>
    'ticket' in after === (after.step === 'password'),
  'no state holds the password': ({ after }) => !JSON.stringify(after).includes('Market-9'),
};

const judged = judgeMoves(everyMove(), Object.entries(laws));

it.each(Object.keys(laws))('in every state: %s', (law) => {
  expect(judged.moves).toBeGreaterThan(1000);
  expect(judged.broken.get(law)).toBeUndefined();
});
