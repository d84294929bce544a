import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { SignUpEvent } from './SignUpEvent.ts';
import { ada, bob, on, stepOf, to, walk } from './support/walk.ts';

const change = [{ type: 'CHANGE_CHOSEN' }, on.changeSubmitted] as const;
const resendConflict = [...to.resending, on.sendRejected(3, { code: 1023 })];
const interrupted: readonly (readonly [string, readonly SignUpEvent[], number])[] = [
  ['account', to.accountConflict, 3],
  ['verification', resendConflict, 4],
  ['password', to.passwordConflict, 5],
];

describe.each(interrupted)('over the step %s', (step, conflict, request) => {
  it('cancel returns to the step', () => {
    const { state, effects } = walk([...conflict, { type: 'DISMISSED' }]);
    expect(stepOf(state)).toBe(`${step}/editing`);
    expect(effects).toEqual([{ type: 'TRACK_ANSWER', answer: 'cancel' }]);
  });

  it('log in opens the log-in page with the account', () => {
    const { state, effects } = walk([...conflict, { type: 'LOG_IN_CHOSEN' }]);
    covers(['FLOW-031'], () => {
      expect(effects).toEqual([
        { type: 'TRACK_ANSWER', answer: 'log_in' },
        { type: 'GO_TO_LOGIN', contact: ada, tips: false },
      ]);
    });
    expect(stepOf(state)).toBe(`${step}/editing`);
  });

  it('change account opens the dialog with the present contact', () => {
    const { state, effects } = walk([...conflict, { type: 'CHANGE_CHOSEN' }]);
    covers(['FLOW-032', 'DLG-009'], () => {
      expect(state).toMatchObject({
        step,
        activity: { name: 'changing', contact: ada, notice: null },
      });
      expect(effects).toEqual([{ type: 'TRACK_ANSWER', answer: 'change_account' }]);
    });
    expect(stepOf(walk([...conflict, ...change.slice(0, 1), { type: 'DISMISSED' }]).state)).toBe(
      `${step}/editing`,
    );
  });

  it('sends the code of the new contact as a change, even during the countdown', () => {
    const { state, effects } = walk([...conflict, ...change]);
    covers(['FLOW-033', 'CODE-012'], () => {
      expect(effects).toEqual([{ type: 'SEND_CODE', request, contact: bob, change: true }]);
    });
    expect(state).toMatchObject({ step, activity: { name: 'sendingChange', next: bob } });
  });

  it('a sent code opens the verification of the new contact without data of the old one', () => {
    const sent = { type: 'CODE_SENT', request, at: 39_000 } as const;
    const { state, effects } = walk([...conflict, ...change, sent]);
    covers(['CODE-017'], () => {
      expect(state).toEqual({
        step: 'verification',
        contact: bob,
        activity: { name: 'editing', notice: null },
        refused: null,
        lastRequest: request,
        settings: { popup: true, asksEntity: false, asksTerms: false },
        cooldowns: { send: { after: 'sent', until: 99_000, seconds: 60 } },
        unconfirmed: null,
      });
      expect(effects).toEqual([
        { type: 'KEEP_ACCOUNT', contact: bob },
        { type: 'SHOW_CONTACT', contact: bob },
        { type: 'CLEAR_CODE' },
        { type: 'CLEAR_PASSWORDS' },
        { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_email_change_new_code_toast' },
        { type: 'TRACK', fact: 'sign_up.code_sent' },
        { type: 'FOCUS', target: 'code' },
      ]);
    });
  });

  it.each([
    ['account exists', { code: 1023 }, { name: 'exists', contact: bob }, 'sign_up.conflict_shown'],
    [
      'rejected',
      { code: 9, description: 'No' },
      { notice: { from: 'server', text: 'No' } },
      'sign_up.send_failed',
    ],
    [
      'no response',
      {},
      { notice: { key: 'selleronboarding_network_error_toast' } },
      'sign_up.send_failed',
    ],
    ['CloseCaptcha', { code: 'CloseCaptcha' }, { name: 'changing', notice: null }, null],
  ] as const)(
    'a failed send (%s) shows its error in the dialog and keeps the input',
    (_what, fault, activity, tracked) => {
      const { state, effects } = walk([...conflict, ...change, on.sendRejected(request, fault)]);
      expect(state).toMatchObject({ step, activity: { contact: bob, ...activity } });
      expect(effects.flatMap((effect) => ('fact' in effect ? [effect.fact] : []))).toEqual(
        tracked === null ? [] : [tracked],
      );
    },
  );

  it('a throttled send starts a cooldown of the dialog and the account step (E-19)', () => {
    const throttled = on.sendRejected(request, { failure: 'throttled', retryAfter: 90 });
    const rejected = [...conflict, ...change, throttled];
    const { state } = walk(rejected);
    const cooldown = { after: 'throttled', until: 90_000, seconds: 90 };
    expect(state).toMatchObject({
      activity: { name: 'changing', contact: bob, notice: { values: { count: 90 } } },
      cooldowns: { send: cooldown },
    });
    const again = (at: number) => ({ ...on.changeSubmitted, at });
    expect(walk([...rejected, again(89_999)])).toEqual({ state, effects: [] });
    expect(walk([...rejected, again(90_000)]).effects).toMatchObject([{ type: 'SEND_CODE' }]);
    const left = walk([...rejected, { type: 'DISMISSED' }, { type: 'BACK_REQUESTED' }]).state;
    expect(left).toMatchObject({ step: 'account', cooldowns: { send: cooldown } });
  });

  it.each<SignUpEvent>([
    { type: 'DISMISSED' },
    { type: 'BACK_REQUESTED' },
    on.changeSubmitted,
    on.sent(request - 1),
    on.accepted(request),
  ])('ignores $type while the code of the change is being sent', (event) => {
    const sending = walk([...conflict, ...change]);
    expect(walk([...conflict, ...change, event])).toEqual({ ...sending, effects: [] });
  });
});
