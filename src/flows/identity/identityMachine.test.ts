import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { failed } from '../sign-up/support/walk.ts';
import { identityMachine } from './identityMachine.ts';
import { identityStart, type IdentityEvent } from './IdentityState.ts';

const network = failed('email.check_code', { failure: 'network' });
const wrong = failed('email.check_code', { code: 1704, description: 'Wrong' });

const opened = { type: 'OPENED' } as const;
const sent = { type: 'CODE_SENT', at: 0 } as const;
const submitted = { type: 'CODE_SUBMITTED', code: '482915', at: 0 } as const;
const dismissed = { type: 'DISMISSED' } as const;
const resend = (at: number) => ({ type: 'RESEND_PRESSED', at }) as const;

/** The last transition after a series of events, from before the dialog opens. */
const walk = (events: readonly IdentityEvent[]) =>
  events.reduce((last, event) => identityMachine(last.state, event), {
    state: identityStart,
    effects: [],
  } as ReturnType<typeof identityMachine>);

describe('the identity verification (B§4, S-114)', () => {
  it('sends a code when the dialog opens, checks it and returns its ticket', () => {
    covers(['FLOW-034'], () => {
      expect(walk([opened]).effects).toEqual([{ type: 'SEND_CODE' }]);
      expect(walk([opened, sent]).state).toMatchObject({
        sent: true,
        cooldowns: { send: { until: 60_000 } },
      });
      expect(walk([opened, sent, submitted]).effects).toEqual([
        { type: 'CHECK_CODE', code: '482915' },
      ]);
      const over = walk([opened, sent, submitted, { type: 'CODE_ACCEPTED', ticket: 'T-1' }]);
      expect(over.effects).toEqual([{ type: 'ANSWER', ticket: 'T-1' }]);
    });
  });

  it('reports a code that was not sent (S-196)', () => {
    const error = failed('email.send_code', { failure: 'offline' });
    covers(['ERR-015'], () => {
      expect(walk([opened, { type: 'SEND_REJECTED', error, at: 0 }]).effects).toEqual([
        { type: 'TRACK', fact: 'sign_up.send_failed' },
      ]);
    });
  });

  it('returns no ticket once when the dialog is closed, in any state', () => {
    for (const events of [[], [opened], [opened, sent], [opened, sent, submitted]]) {
      const left = walk([...events, dismissed]);
      expect(left.effects).toEqual([{ type: 'ABORT' }, { type: 'ANSWER', ticket: null }]);
      expect(identityMachine(left.state, dismissed).effects).toEqual([]);
    }
  });

  it.each([
    [
      wrong,
      [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }],
      { from: 'portal', key: 'selleronboard_CB_signup_verification_code_error_toast' },
    ],
    [network, [{ type: 'FOCUS_CODE' }], { key: 'selleronboarding_network_error_toast' }],
  ])(
    'clears a rejected code, and keeps the code after a transport fault',
    (error, effects, notice) => {
      const next = walk([opened, sent, submitted, { type: 'CODE_REJECTED', error, at: 0 }]);
      expect(next.effects).toEqual(effects);
      expect(next.state.activity).toMatchObject({ name: 'entering', notice });
    },
  );

  it('does not check a refused code again, until a new one was sent (E-07, S-211)', () => {
    const refused = [
      opened,
      sent,
      submitted,
      { type: 'CODE_REJECTED', error: wrong, at: 0 },
    ] as const;
    expect(walk([...refused, submitted]).effects).toEqual([
      { type: 'CLEAR_CODE' },
      { type: 'FOCUS_CODE' },
    ]);
    const code = { type: 'CHECK_CODE', code: '482915' };
    expect(walk([...refused, resend(60_000), sent, submitted]).effects).toEqual([code]);
    const other = failed('email.check_code', { code: 0 });
    const odd = [opened, sent, submitted, { type: 'CODE_REJECTED', error: other, at: 0 }] as const;
    expect(walk([...odd, submitted]).effects).toEqual([code]);
  });

  it('shows nothing when the captcha was closed (E-23)', () => {
    const closed = { error: failed('email.check_code', { code: 'CloseCaptcha' }), at: 0 } as const;
    const check = walk([opened, sent, submitted, { type: 'CODE_REJECTED', ...closed }]);
    expect(check.effects).toEqual([{ type: 'FOCUS_CODE' }]);
    expect(check.state.activity).toEqual({ name: 'entering', notice: null });
    expect(walk([opened, { type: 'SEND_REJECTED', ...closed }]).state.sendFailure).toBeNull();
  });

  it('aborts the check when the code is edited', () => {
    const next = walk([opened, sent, submitted, { type: 'CODE_EDITED' }]);
    expect(next.effects).toEqual([{ type: 'ABORT' }]);
    expect(next.state.activity.name).toBe('entering');
  });

  it('reports an incomplete code without a request', () => {
    const next = walk([opened, sent, { type: 'CODE_REFUSED', problem: 'short' }]);
    expect(next.effects).toEqual([{ type: 'FOCUS_CODE' }]);
    expect(next.state.activity).toMatchObject({ notice: { key: 'sign_up_code_invalid' } });
  });

  it('sends a new code after 60 seconds, or after the cooldown of a rejected send', () => {
    expect(walk([opened, sent, resend(59_999)]).effects).toEqual([]);
    expect(walk([opened, sent, resend(60_000)]).effects).toEqual([{ type: 'SEND_CODE' }]);
    const error = failed('email.send_code', { failure: 'throttled', retryAfter: 90 });
    const refused = [opened, { type: 'SEND_REJECTED', error, at: 0 }] as const;
    expect(walk(refused).state).toMatchObject({
      sent: false,
      activity: { name: 'entering', notice: null },
      sendFailure: { key: 'throttled' },
    });
    expect(walk([...refused, resend(90_000)]).state.sendFailure).toBeNull();
    expect(walk([...refused, resend(89_999)]).effects).toEqual([]);
    expect(walk([...refused, resend(90_000)]).effects).toEqual([{ type: 'SEND_CODE' }]);
  });

  it('checks no code before the end of the pause that the server asks for (E-19)', () => {
    const error = failed('email.check_code', { failure: 'throttled', retryAfter: 30 });
    const refused = [opened, sent, submitted, { type: 'CODE_REJECTED', error, at: 0 }] as const;
    expect(walk([...refused, { ...submitted, at: 29_999 }]).effects).toEqual([]);
    expect(walk([...refused, { ...submitted, at: 30_000 }]).effects).toEqual([
      { type: 'CHECK_CODE', code: '482915' },
    ]);
  });

  it('ignores a response without a request', () => {
    for (const late of [sent, { type: 'CODE_ACCEPTED', ticket: 'T-2' } as const])
      expect(walk([opened, sent, late]).effects).toEqual([]);
  });
});
