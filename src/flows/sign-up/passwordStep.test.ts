import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { ada, bob, on, stepOf, to, walk } from './support/walk.ts';

const network = 'selleronboarding_network_error_toast';
const notified = (code: unknown = null) => ({ type: 'NOTIFY_FAILURE', code, logId: null });
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });

it('registers with the ticket of the checked code once', () => {
  const { state, effects } = walk(to.registering);
  expect(stepOf(state)).toBe('password/registering');
  expect(effects).toEqual([
    { type: 'REGISTER', request: 4, contact: ada, ticket: 'T-1', password: 'abc12!' },
  ]);
  expect(walk([...to.registering, on.passwordSubmitted]).effects).toEqual([]); // E-07
});

it('success removes ticket and password, and hands over', () => {
  const { state, effects } = walk(to.success);
  covers(['FLOW-025', 'FLOW-023'], () => {
    expect(state).toEqual({
      step: 'success',
      contact: ada,
      lastRequest: 4,
      settings: { popup: true, asksEntity: false, asksTerms: false },
      cooldowns: {},
      unconfirmed: null,
    });
    expect(effects).toEqual([
      { type: 'CLEAR_PASSWORDS' },
      { type: 'TRACK_COMPLETED', method: 'email' },
      { type: 'FOCUS', target: 'heading' },
      { type: 'HAND_OVER', contact: ada, redirectUrl: '/settle', userId: '7' },
    ]);
  });
});

describe('a failure stays at the password step and shows a toast (S-040)', () => {
  it.each([
    ['rejected', { code: 0 }, { from: 'portal', key: network }],
    ['an unknown code', { code: 9999 }, { from: 'portal', key: network }],
    [
      'with a server text',
      { code: 9999, description: 'Not now' },
      { from: 'server', text: 'Not now' },
    ],
    ['offline before sending', { failure: 'offline' }, { from: 'portal', key: 'offline' }],
    [
      'throttled',
      { failure: 'throttled' },
      { from: 'portal', key: 'throttled', values: { count: 60 } },
    ],
  ] as const)('%s', (_what, fault, notice) => {
    const { state, effects } = walk([...to.registering, on.registerRejected(4, fault)]);
    covers(['FLOW-027', 'ERR-007'], () => {
      expect(stepOf(state)).toBe('password/editing');
      expect(effects).toEqual([notified('code' in fault ? fault.code : null), toast(notice)]);
    });
  });

  it('a bare string: shows its text', () => {
    const fault = { code: -1, failure: 'text', description: 'Try later' } as const;
    const { effects } = walk([...to.registering, on.registerRejected(4, fault)]);
    covers(['ERR-008'], () => {
      expect(effects).toEqual([notified(-1), toast({ from: 'server', text: 'Try later' })]);
    });
  });

  it('CloseCaptcha: shows nothing (E-23)', () => {
    const closed = on.registerRejected(4, { code: 'CloseCaptcha' });
    const { state, effects } = walk([...to.registering, closed]);
    covers(['ERR-006'], () => {
      expect(stepOf(state)).toBe('password/editing');
      expect(effects).toEqual([notified('CloseCaptcha'), { type: 'FOCUS', target: 'submit' }]);
    });
  });
});

it('shows an unknown outcome, and the next attempt sends the same ticket (E-18)', () => {
  const timedOut = on.registerRejected(4, { failure: 'timeout', outcomeUnknown: true });
  const unknown = [...to.registering, timedOut];
  expect(walk(unknown).effects).toEqual([
    notified(),
    toast({ from: 'portal', key: 'outcome_unknown' }),
  ]);
  expect(walk([...unknown, on.passwordSubmitted]).effects).toMatchObject([
    { type: 'REGISTER', request: 5, ticket: 'T-1' },
  ]);
  const exists = on.registerRejected(5, { code: 1023 });
  expect(walk([...unknown, on.passwordSubmitted, exists]).state).toMatchObject({
    activity: { name: 'exists', contact: ada, maybeOwn: true },
  });
});

it('a throttled registration starts a cooldown (E-19)', () => {
  const throttled = on.registerRejected(4, { failure: 'throttled', retryAfter: 90 });
  const coolingDown = [...to.registering, throttled];
  expect(walk(coolingDown).state.cooldowns).toEqual({
    register: { after: 'throttled', until: 90_000, seconds: 90 },
  });
  const again = (at: number) => ({ type: 'PASSWORD_SUBMITTED', password: 'abc12!', at }) as const;
  expect(walk([...coolingDown, again(89_999)])).toEqual({ ...walk(coolingDown), effects: [] });
  expect(walk([...coolingDown, again(90_000)]).effects).toMatchObject([{ type: 'REGISTER' }]);
});

it('a rejected registration keeps the cooldown between codes (E-19)', () => {
  const change = [{ type: 'CHANGE_CHOSEN' }, on.changeSubmitted] as const;
  const throttled = on.sendRejected(5, { failure: 'throttled', retryAfter: 90 });
  const cancelled = { type: 'DISMISSED' } as const;
  const before = [...to.passwordConflict, ...change, throttled, cancelled];
  const rejected = walk([...before, on.passwordSubmitted, on.registerRejected(6, { code: 0 })]);
  expect(rejected.state.cooldowns).toMatchObject({ send: { until: 90_000 } });
});

describe('an account that exists', () => {
  it('with the popup: opens the notice', () => {
    const { state } = walk(to.passwordConflict);
    covers(['FLOW-029'], () => {
      expect(state).toMatchObject({ step: 'password', activity: { name: 'exists', contact: ada } });
    });
  });

  it('without the popup: opens the log-in page with the account', () => {
    const { state, effects } = walk(to.passwordConflict, { popup: false });
    covers(['FLOW-030'], () => {
      expect(stepOf(state)).toBe('password/editing');
      expect(effects).toEqual([notified(1023), { type: 'GO_TO_LOGIN', contact: ada, tips: true }]);
    });
  });
});

describe('Back', () => {
  it('during the registration: shows that the outcome is unknown (E-18)', () => {
    const left = [...to.registering, { type: 'BACK_REQUESTED' }] as const;
    const { state, effects } = walk(left);
    expect(state).toMatchObject({ step: 'account', contact: ada, unconfirmed: ada });
    expect(effects.at(0)).toEqual({ type: 'ABORT' });
    expect(effects.at(-1)).toEqual(toast({ from: 'portal', key: 'outcome_unknown' }));
    const again = [...left, on.submitted, on.matched(5)] as const;
    expect(walk([...again, on.sendRejected(6, { code: 1023 })]).state).toMatchObject({
      activity: { name: 'exists', contact: ada, maybeOwn: true },
    });
    const other = { type: 'CONTACT_SUBMITTED', contact: bob, at: 0 } as const;
    const exists = on.sendRejected(6, { code: 1023 });
    expect(walk([...left, other, on.matched(5), exists]).state).toMatchObject({
      activity: { name: 'exists', contact: bob, maybeOwn: false },
    });
  });

  it.each(['verification', 'checking', 'resending', 'password'] as const)(
    'from %s: returns to the account step and keeps only the contact',
    (step) => {
      const { state, effects } = walk([...to[step], { type: 'BACK_REQUESTED' }]);
      covers(['FLOW-028', 'CODE-013'], () => {
        expect(state).toEqual({
          step: 'account',
          contact: ada,
          activity: { name: 'editing', notice: null },
          mode: { name: 'normal' },
          lastRequest: walk(to[step]).state.lastRequest,
          settings: { popup: true, asksEntity: false, asksTerms: false },
          cooldowns: {},
          unconfirmed: null,
        });
        expect(effects).toEqual([
          { type: 'ABORT' },
          { type: 'SHOW_CONTACT', contact: ada },
          { type: 'CLEAR_CODE' },
          { type: 'CLEAR_PASSWORDS' },
          { type: 'FOCUS', target: 'account' },
        ]);
      });
    },
  );

  it.each([on.accepted(3), on.codeRejected(3, {}), on.registered(4), on.sent(3)])(
    'ignores a late response (E-20): $type',
    (response) => {
      const left = [...to.registering, { type: 'BACK_REQUESTED' } as const];
      expect(walk([...left, response])).toEqual({ ...walk(left), effects: [] });
    },
  );

  it('Continue sends again even if the old countdown was running', () => {
    const again = [...to.verification, { type: 'BACK_REQUESTED' }, on.submitted] as const;
    expect(walk([...again, on.matched(3)]).effects).toMatchObject([
      { type: 'SEND_CODE', request: 4, change: false },
    ]);
  });
});
