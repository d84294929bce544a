import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import type { SignUpEvent } from './SignUpEvent.ts';
import { ada, bob, on, placeOf, to, walk } from './support/walk.ts';

const change = [{ type: 'CHANGE_CHOSEN' }, on.changeSubmitted] as const;
const resendConflict = [...to.resending, on.sendRejected(3, { code: 1023 })];
const interrupted: readonly (readonly [string, readonly SignUpEvent[], number])[] = [
  ['account', to.accountConflict, 3],
  ['verification', resendConflict, 4],
  ['password', to.passwordConflict, 5],
];

describe.each(interrupted)('over the step %s', (step, conflict, request) => {
  it('cancelled: the step again', () => {
    const { state, effects } = walk([...conflict, { type: 'EXISTS_CANCELLED' }]);
    expect(placeOf(state)).toBe(`${step}/editing`);
    expect(effects).toEqual([{ type: 'TRACK_ANSWER', answer: 'cancel' }]);
  });

  it('log in: to the log-in page, with the account', () => {
    const { state, effects } = walk([...conflict, { type: 'LOG_IN_CHOSEN' }]);
    shows(['FLOW-031'], () => {
      expect(effects).toEqual([
        { type: 'TRACK_ANSWER', answer: 'log_in' },
        { type: 'GO_TO_LOGIN', contact: ada, tips: false },
      ]);
    });
    expect(placeOf(state)).toBe(`${step}/editing`);
  });

  it('another account: the dialog starts with the present one', () => {
    const { state, effects } = walk([...conflict, { type: 'CHANGE_CHOSEN' }]);
    shows(['FLOW-032', 'DLG-009'], () => {
      expect(state).toMatchObject({
        step,
        activity: { name: 'changing', contact: ada, notice: null },
      });
      expect(effects).toEqual([{ type: 'TRACK_ANSWER', answer: 'change_account' }]);
    });
    expect(
      placeOf(walk([...conflict, ...change.slice(0, 1), { type: 'CHANGE_CANCELLED' }]).state),
    ).toBe(`${step}/editing`);
  });

  it('its code is sent as a change, whatever the countdown says', () => {
    const { state, effects } = walk([...conflict, ...change]);
    shows(['FLOW-033', 'CODE-012'], () => {
      expect(effects).toEqual([{ type: 'SEND_CODE', request, contact: bob, change: true }]);
    });
    expect(state).toMatchObject({ step, activity: { name: 'sendingChange', next: bob } });
  });

  it('sent: the verification of the new account, with nothing of the old one', () => {
    const sent = { type: 'CODE_SENT', request, at: 39_000 } as const;
    const { state, effects } = walk([...conflict, ...change, sent]);
    shows(['CODE-017'], () => {
      expect(state).toEqual({
        step: 'verification',
        contact: bob,
        activity: { name: 'editing', notice: null },
        refused: null,
        lastRequest: request,
        settings: { popup: true, asksEntity: false },
        waits: { send: { after: 'sent', until: 99_000, seconds: 60 } },
        doubtful: null,
      });
      expect(effects).toEqual([
        { type: 'CLEAR_CODE' },
        { type: 'CLEAR_PASSWORDS' },
        { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_email_change_new_code_toast' },
        { type: 'TRACK', fact: 'sign_up.code_sent' },
        { type: 'FOCUS', target: 'code' },
      ]);
    });
  });

  it.each([
    ['that exists as well', { code: 1023 }, { name: 'exists', contact: bob }],
    ['refused', { code: 9, description: 'No' }, { notice: { from: 'server', text: 'No' } }],
    ['lost', {}, { notice: { key: 'selleronboarding_network_error_toast' } }],
    ['CloseCaptcha', { code: 'CloseCaptcha' }, { name: 'changing', notice: null }],
  ] as const)(
    'not sent (%s): said in the dialog, with what was typed',
    (_what, fault, activity) => {
      const { state, effects } = walk([...conflict, ...change, on.sendRejected(request, fault)]);
      expect(state).toMatchObject({ step, activity: { contact: bob, ...activity } });
      expect(effects[0]).toEqual({ type: 'TRACK', fact: 'sign_up.send_failed' });
    },
  );

  it('too many: the dialog waits as long as the server says, and so does the account (E-19)', () => {
    const throttled = on.sendRejected(request, { failure: 'throttled', retryAfter: 90 });
    const refused = [...conflict, ...change, throttled];
    const { state } = walk(refused);
    const pause = { after: 'throttled', until: 90_000, seconds: 90 };
    expect(state).toMatchObject({
      activity: { name: 'changing', contact: bob, notice: { values: { count: 90 } } },
      waits: { send: pause },
    });
    const again = (at: number) => ({ ...on.changeSubmitted, at });
    expect(walk([...refused, again(89_999)])).toEqual({ state, effects: [] });
    expect(walk([...refused, again(90_000)]).effects).toMatchObject([{ type: 'SEND_CODE' }]);
    const left = walk([...refused, { type: 'CHANGE_CANCELLED' }, { type: 'BACK_PRESSED' }]).state;
    expect(left).toMatchObject({ step: 'account', waits: { send: pause } });
  });

  it.each<SignUpEvent>([
    { type: 'CHANGE_CANCELLED' },
    { type: 'BACK_PRESSED' },
    on.changeSubmitted,
    on.sent(request - 1),
    on.accepted(request),
  ])('while the change is on its way $type does nothing', (event) => {
    const waiting = walk([...conflict, ...change]);
    expect(walk([...conflict, ...change, event])).toEqual({ ...waiting, effects: [] });
  });
});
