import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { ada, on, stepOf, resendAt, sentCooldown, to, walk } from './support/walk.ts';

const focusCode = { type: 'FOCUS', target: 'code' };
const clearCode = { type: 'CLEAR_CODE' };
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const resend = (at: number) => ({ type: 'RESEND_PRESSED', at }) as const;
const edited = { type: 'CODE_EDITED' } as const;

describe('the code', () => {
  it('is checked on submit', () => {
    const { state, effects } = walk(to.checking);
    covers(['FLOW-014'], () => {
      expect(stepOf(state)).toBe('verification/checking');
      expect(effects).toEqual([{ type: 'CHECK_CODE', request: 3, contact: ada, code: '482915' }]);
    });
    expect(walk([...to.checking, on.codeSubmitted]).effects).toEqual([]); // E-07
  });

  it('accepted: opens the password step with its ticket', () => {
    const { state, effects } = walk(to.password);
    covers(['FLOW-015'], () => {
      expect(state).toMatchObject({ step: 'password', ticket: 'T-1', contact: ada });
      expect(effects).toEqual([{ type: 'FOCUS', target: 'password' }]);
    });
  });

  it('accepted during a cooldown of the server: keeps the cooldown (E-19)', () => {
    const throttled = on.sendRejected(3, { failure: 'throttled', retryAfter: 90 });
    const accepted = [...to.resending, throttled, on.codeSubmitted, on.accepted(4)];
    expect(walk(accepted).state).toMatchObject({
      step: 'password',
      cooldowns: { send: { after: 'throttled', until: 90_000 } },
    });
  });

  it.each([
    [{ code: 1704 }, { from: 'portal', key: wrongCode }],
    [{ code: 1703 }, { from: 'portal', key: wrongCode }],
    [
      { code: 1704, description: 'Wrong' },
      { from: 'portal', key: wrongCode },
    ],
    [
      { code: 9999, description: 'Wrong' },
      { from: 'server', text: 'Wrong' },
    ],
    [{ code: 0 }, { from: 'portal', key: wrongCode }],
    [{ code: 9999 }, { from: 'portal', key: wrongCode }],
  ])('rejected with %j: shows an error at the field and clears the code', (fault, notice) => {
    const { state, effects } = walk([...to.checking, on.codeRejected(3, fault)]);
    covers(['FLOW-016'], () => {
      expect(state).toMatchObject({ step: 'verification', activity: { name: 'editing', notice } });
      expect(effects).toEqual([clearCode, focusCode]);
    });
  });

  it('refused for good only by an answer about the code (S-211)', () => {
    const codeSubmitted = { ...on.codeSubmitted, at: 120_000 };
    const after = (code: number) =>
      walk([...to.checking, on.codeRejected(3, { code }), codeSubmitted]).effects;
    expect(after(1704)).toEqual([clearCode, focusCode]);
    expect(after(9999)).toMatchObject([{ type: 'CHECK_CODE', code: '482915' }]);
  });

  it('for an account that exists, without the popup: shows the link to the log-in at the code (S-077)', () => {
    const conflict = [...to.resending, on.sendRejected(3, { code: 1023 })];
    expect(walk(conflict, { popup: false }).state).toMatchObject({
      activity: { notice: { key: 'seller_login_email_exist', offer: 'log-in' } },
    });
    expect(walk([...conflict, { type: 'LOG_IN_CHOSEN' }], { popup: false }).effects).toEqual([
      { type: 'GO_TO_LOGIN', contact: ada, tips: false },
    ]);
  });

  it.each(['network', 'timeout', 'malformed', 'offline', 'throttled'] as const)(
    'failed by %s: keeps the digits, and they can be sent again',
    (failure) => {
      const failedCheck = [...to.checking, on.codeRejected(3, { failure })];
      expect(walk(failedCheck).effects).toEqual([focusCode]);
      expect(walk([...failedCheck, on.codeSubmitted]).effects).toMatchObject([
        { type: 'CHECK_CODE', request: 4, code: '482915' },
      ]);
    },
  );

  it('declined identity check: shows nothing and keeps the digits (S-114)', () => {
    const left = walk([...to.checking, on.codeRejected(3, { failure: 'declined' })]);
    expect(left.state).toMatchObject({ activity: { name: 'editing', notice: null } });
    expect(left.effects).toEqual([focusCode]);
  });

  it('a rejected code is not sent again until it changes (E-07)', () => {
    const rejected = [...to.checking, on.codeRejected(3, { code: 1704 })];
    // The same code typed again is not a change; the error shows again.
    expect(walk([...rejected, edited, on.codeSubmitted])).toMatchObject({
      state: { activity: { name: 'editing', notice: { from: 'portal' } } },
      effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
    });
    const other = { type: 'CODE_SUBMITTED', code: '111111', at: 0 } as const;
    expect(walk([...rejected, other]).effects).toMatchObject([{ type: 'CHECK_CODE', request: 4 }]);
  });

  it('editing removes the error and aborts a running check', () => {
    const rejected = [...to.checking, on.codeRejected(3, { code: 1704 })];
    expect(walk([...rejected, edited])).toMatchObject({
      state: { activity: { name: 'editing', notice: null } },
      effects: [],
    });
    const dropped = [...to.checking, edited];
    expect(walk(dropped).effects).toEqual([{ type: 'ABORT' }]);
    expect(walk([...dropped, on.accepted(3)])).toEqual({ ...walk(dropped), effects: [] }); // E-20
  });
});

describe('a new code', () => {
  it.each([resendAt - 60_000, resendAt - 1])('is not sent during the countdown, at %i', (at) => {
    covers(['CODE-011'], () => {
      expect(walk([...to.verification, resend(at)])).toEqual({
        ...walk(to.verification),
        effects: [],
      });
    });
  });

  it.each([resendAt, resendAt + 86_400_000, resendAt - 86_400_000])('is sent at %i', (at) => {
    expect(walk([...to.verification, resend(at)])).toMatchObject({
      state: { activity: { name: 'resending' }, cooldowns: { send: sentCooldown } },
      effects: [{ type: 'SEND_CODE', request: 3, contact: ada, change: false }],
    });
  });

  it.each([resend(resendAt), on.codeSubmitted])('ignores $type while it is being sent', (event) => {
    expect(walk([...to.resending, event])).toEqual({ ...walk(to.resending), effects: [] });
  });

  it('sent: clears the old code and its error, and restarts the countdown (E-08)', () => {
    const again = { type: 'CODE_SENT', request: 3, at: 70_000 } as const;
    const { state, effects } = walk([...to.resending, again]);
    expect(state).toMatchObject({ cooldowns: { send: { until: 130_000 } }, refused: null });
    covers(['CODE-015'], () => {
      expect(effects).toEqual([
        { type: 'KEEP_ACCOUNT', contact: ada },
        clearCode,
        { type: 'CLEAR_PASSWORDS' },
        { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
        { type: 'TRACK', fact: 'sign_up.code_sent' },
        focusCode,
      ]);
    });
  });

  it('sent after an edit: keeps the code, which may be the new one, and the focus (E-08)', () => {
    const wrong = [...to.checking, on.codeRejected(3, { code: 1704 }), resend(resendAt)];
    const { state, effects } = walk([...wrong, edited, on.sent(4)]);
    expect(state).toMatchObject({ activity: { name: 'editing' }, refused: '482915' });
    expect(effects.map(({ type }) => type)).toEqual([
      ...['KEEP_ACCOUNT', 'CLEAR_PASSWORDS', 'TOAST_SENT', 'TRACK'],
    ]);
  });

  describe('a code that is completed while it is sent', () => {
    const completed = [...to.resending, edited, on.codeSubmitted];
    const check = { type: 'CHECK_CODE', request: 4, contact: ada, code: '482915' };

    it('is checked after the response, sent or not (E-08)', () => {
      covers(['CODE-006'], () => {
        expect(walk(completed).effects).toEqual([]);
        for (const response of [on.sent(3), on.sendRejected(3, { failure: 'offline' })]) {
          const { state, effects } = walk([...completed, response]);
          expect(stepOf(state)).toBe('verification/checking');
          expect(effects.at(-1)).toEqual(check);
        }
      });
    });

    it('is not checked once it was edited, nor where the account exists', () => {
      const ends = [[edited, on.sent(3)], [on.sendRejected(3, { code: 1023 })]];
      for (const popup of [true, false])
        for (const end of ends)
          expect(walk([...completed, ...end], { popup }).effects).not.toContainEqual(check);
    });
  });

  it.each([
    ['rejected', { code: 0 }, true, 'verification/editing', ['TRACK', 'TOAST_ERROR']],
    ['no response', {}, true, 'verification/editing', ['TRACK', 'TOAST_ERROR']],
    ['CloseCaptcha', { code: 'CloseCaptcha' }, true, 'verification/editing', []],
    ['account exists', { code: 1023 }, true, 'verification/exists', ['TRACK']],
    ['account exists, no popup', { code: 1023 }, false, 'verification/editing', []],
  ] as const)(
    'not sent (%s): does not restart the countdown (S-046)',
    (_what, fault, popup, step, types) => {
      const { state, effects } = walk([...to.resending, on.sendRejected(3, fault)], { popup });
      expect(stepOf(state)).toBe(step);
      expect(state.cooldowns).toEqual({ send: sentCooldown });
      expect(effects.map(({ type }) => type)).toEqual(types);
    },
  );
});
