import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { ada, on, placeOf, resendAt, sentWait, to, walk } from './support/walk.ts';

const focusCode = { type: 'FOCUS', target: 'code' };
const clearCode = { type: 'CLEAR_CODE' };
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const resend = (at: number) => ({ type: 'RESEND_PRESSED', at }) as const;
const edited = { type: 'CODE_EDITED' } as const;

describe('the code', () => {
  it('is checked when it is handed in', () => {
    const { state, effects } = walk(to.checking);
    shows(['FLOW-014'], () => {
      expect(placeOf(state)).toBe('verification/checking');
      expect(effects).toEqual([{ type: 'CHECK_CODE', request: 3, contact: ada, code: '482915' }]);
    });
    expect(walk([...to.checking, on.codeSubmitted]).effects).toEqual([]); // E-07
  });

  it('accepted: its ticket leads to the password', () => {
    const { state, effects } = walk(to.password);
    shows(['FLOW-015'], () => {
      expect(state).toMatchObject({ step: 'password', ticket: 'T-1', contact: ada });
      expect(effects).toEqual([{ type: 'FOCUS', target: 'password' }]);
    });
  });

  it('accepted in a pause between codes: the pause goes along (E-19)', () => {
    const throttled = on.sendRejected(3, { failure: 'throttled', retryAfter: 90 });
    const accepted = [...to.resending, throttled, on.codeSubmitted, on.accepted(4)];
    expect(walk(accepted).state).toMatchObject({
      step: 'password',
      waits: { send: { after: 'throttled', until: 90_000 } },
    });
  });

  it.each([
    [{ code: 1704 }, { from: 'portal', key: wrongCode }],
    [{ code: 1703 }, { from: 'portal', key: wrongCode }],
    [
      { code: 1704, description: 'Wrong' },
      { from: 'server', text: 'Wrong' },
    ],
    [{ code: 0 }, { from: 'portal', key: wrongCode }],
    [{ code: 9999 }, { from: 'portal', key: wrongCode }],
  ])('refused with %j: said on the field, and the boxes are emptied', (fault, notice) => {
    const { state, effects } = walk([...to.checking, on.codeRejected(3, fault)]);
    shows(['FLOW-016'], () => {
      expect(state).toMatchObject({ step: 'verification', activity: { name: 'editing', notice } });
      expect(effects).toEqual([clearCode, focusCode]);
    });
  });

  it.each(['network', 'timeout', 'malformed', 'offline', 'throttled'] as const)(
    'lost (%s): the digits are kept and may be sent again',
    (failure) => {
      const lost = [...to.checking, on.codeRejected(3, { failure })];
      expect(walk(lost).effects).toEqual([focusCode]);
      expect(walk([...lost, on.codeSubmitted]).effects).toMatchObject([
        { type: 'CHECK_CODE', request: 4, code: '482915' },
      ]);
    },
  );

  it('an identity check that was left: nothing is said, and the digits are kept (S-114)', () => {
    const left = walk([...to.checking, on.codeRejected(3, { failure: 'declined' })]);
    expect(left.state).toMatchObject({ activity: { name: 'editing', notice: null } });
    expect(left.effects).toEqual([focusCode]);
  });

  it('a refused code is not sent again until it changes (E-07)', () => {
    const refused = [...to.checking, on.codeRejected(3, { code: 1704 })];
    // Typing the same code again is no change; the person is told once more.
    expect(walk([...refused, edited, on.codeSubmitted])).toMatchObject({
      state: { activity: { name: 'editing', notice: { from: 'portal' } } },
      effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
    });
    const other = { type: 'CODE_SUBMITTED', code: '111111', at: 0 } as const;
    expect(walk([...refused, other]).effects).toMatchObject([{ type: 'CHECK_CODE', request: 4 }]);
  });

  it('editing takes the error away, and a running check with it', () => {
    const refused = [...to.checking, on.codeRejected(3, { code: 1704 })];
    expect(walk([...refused, edited])).toMatchObject({
      state: { activity: { name: 'editing', notice: null } },
      effects: [],
    });
    const dropped = [...to.checking, edited];
    expect(walk(dropped).effects).toEqual([{ type: 'ABORT' }]);
    expect(walk([...dropped, on.accepted(3)])).toEqual({ ...walk(dropped), effects: [] }); // E-20
  });
});

describe('another code', () => {
  it.each([resendAt - 60_000, resendAt - 1])('is not sent before its time, at %i', (at) => {
    shows(['CODE-011'], () => {
      expect(walk([...to.verification, resend(at)])).toEqual({
        ...walk(to.verification),
        effects: [],
      });
    });
  });

  it.each([resendAt, resendAt + 86_400_000, resendAt - 86_400_000])('is sent at %i', (at) => {
    expect(walk([...to.verification, resend(at)])).toMatchObject({
      state: { activity: { name: 'resending' }, waits: { send: sentWait } },
      effects: [{ type: 'SEND_CODE', request: 3, contact: ada, change: false }],
    });
  });

  it.each([resend(resendAt), on.codeSubmitted, edited])('waits for its answer: $type', (event) => {
    expect(walk([...to.resending, event])).toEqual({ ...walk(to.resending), effects: [] });
  });

  it('sent: the old one and its error are gone, and the time runs anew (E-08)', () => {
    const again = { type: 'CODE_SENT', request: 3, at: 70_000 } as const;
    const { state, effects } = walk([...to.resending, again]);
    expect(state).toMatchObject({ waits: { send: { until: 130_000 } }, refused: null });
    shows(['CODE-015'], () => {
      expect(effects).toEqual([
        clearCode,
        { type: 'CLEAR_PASSWORDS' },
        { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
        { type: 'TRACK', fact: 'sign_up.code_sent' },
        focusCode,
      ]);
    });
  });

  it.each([
    ['refused', { code: 0 }, true, 'verification/editing', ['TRACK', 'TOAST_ERROR']],
    ['lost', {}, true, 'verification/editing', ['TRACK', 'TOAST_ERROR']],
    ['CloseCaptcha', { code: 'CloseCaptcha' }, true, 'verification/editing', ['TRACK']],
    ['an account by now', { code: 1023 }, true, 'verification/exists', ['TRACK', 'TRACK']],
    ['no popup', { code: 1023 }, false, 'verification/editing', ['TRACK', 'TOAST_ERROR']],
  ] as const)(
    'not sent (%s): the time does not run anew (S-046)',
    (_what, fault, popup, place, types) => {
      const { state, effects } = walk([...to.resending, on.sendRejected(3, fault)], popup);
      expect(placeOf(state)).toBe(place);
      expect(state.waits).toEqual({ send: sentWait });
      expect(effects.map(({ type }) => type)).toEqual(types);
    },
  );
});
