import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { ada, bob, on, placeOf, to, walk } from './support/walk.ts';

const network = 'selleronboarding_network_error_toast';
const told = (code: unknown = null) => ({ type: 'TELL_FAILURE', code, logId: null });
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });

it('registers with the ticket of the checked code, once', () => {
  const { state, effects } = walk(to.registering);
  expect(placeOf(state)).toBe('password/registering');
  expect(effects).toEqual([
    { type: 'REGISTER', request: 4, contact: ada, ticket: 'T-1', password: 'abc12!' },
  ]);
  expect(walk([...to.registering, on.passwordSubmitted]).effects).toEqual([]); // E-07
});

it('success keeps neither ticket nor password, and hands over', () => {
  const { state, effects } = walk(to.success);
  shows(['FLOW-025', 'FLOW-023'], () => {
    expect(state).toEqual({
      step: 'success',
      contact: ada,
      lastRequest: 4,
      settings: { popup: true, asksEntity: false },
      waits: {},
      doubtful: null,
    });
    expect(effects).toEqual([
      { type: 'CLEAR_PASSWORDS' },
      { type: 'TRACK', fact: 'sign_up.completed' },
      { type: 'FOCUS', target: 'heading' },
      { type: 'HAND_OVER', redirectUrl: '/settle', userId: '7' },
    ]);
  });
});

describe('a failure stays at the password and is a toast (S-040)', () => {
  it.each([
    ['refused', { code: 0 }, { from: 'portal', key: network }],
    ['an unknown code', { code: 9999 }, { from: 'portal', key: network }],
    ['with words', { code: 9999, description: 'Not now' }, { from: 'server', text: 'Not now' }],
    ['offline before sending', { failure: 'offline' }, { from: 'portal', key: 'offline' }],
    [
      'throttled',
      { failure: 'throttled' },
      { from: 'portal', key: 'throttled', values: { count: 60 } },
    ],
  ] as const)('%s', (_what, fault, notice) => {
    const { state, effects } = walk([...to.registering, on.registerRejected(4, fault)]);
    shows(['FLOW-027', 'ERR-007'], () => {
      expect(placeOf(state)).toBe('password/editing');
      expect(effects).toEqual([told('code' in fault ? fault.code : null), toast(notice)]);
    });
  });

  it('a bare string: its text', () => {
    const fault = { code: -1, failure: 'text', description: 'Try later' } as const;
    const { effects } = walk([...to.registering, on.registerRejected(4, fault)]);
    shows(['ERR-008'], () => {
      expect(effects).toEqual([told(-1), toast({ from: 'server', text: 'Try later' })]);
    });
  });

  it('CloseCaptcha: nothing is said (E-23)', () => {
    const closed = on.registerRejected(4, { code: 'CloseCaptcha' });
    const { state, effects } = walk([...to.registering, closed]);
    shows(['ERR-006'], () => {
      expect(placeOf(state)).toBe('password/editing');
      expect(effects).toEqual([told('CloseCaptcha'), { type: 'FOCUS', target: 'submit' }]);
    });
  });
});

it('an unknown outcome is said so, and the next attempt sends the same ticket (E-18)', () => {
  const lost = on.registerRejected(4, { failure: 'timeout', outcomeUnknown: true });
  const unknown = [...to.registering, lost];
  expect(walk(unknown).effects).toEqual([
    told(),
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

it('too many tries: the next one waits as long as the server says (E-19)', () => {
  const throttled = on.registerRejected(4, { failure: 'throttled', retryAfter: 90 });
  const waiting = [...to.registering, throttled];
  expect(walk(waiting).state.waits).toEqual({
    register: { after: 'throttled', until: 90_000, seconds: 90 },
  });
  const again = (at: number) => ({ type: 'PASSWORD_SUBMITTED', password: 'abc12!', at }) as const;
  expect(walk([...waiting, again(89_999)])).toEqual({ ...walk(waiting), effects: [] });
  expect(walk([...waiting, again(90_000)]).effects).toMatchObject([{ type: 'REGISTER' }]);
});

it('a refusal leaves the pause between codes as it is (E-19)', () => {
  const change = [{ type: 'CHANGE_CHOSEN' }, on.changeSubmitted] as const;
  const throttled = on.sendRejected(5, { failure: 'throttled', retryAfter: 90 });
  const cancelled = { type: 'CHANGE_CANCELLED' } as const;
  const paused = [...to.passwordConflict, ...change, throttled, cancelled];
  const refused = walk([...paused, on.passwordSubmitted, on.registerRejected(6, { code: 0 })]);
  expect(refused.state.waits).toMatchObject({ send: { until: 90_000 } });
});

describe('an account that exists by now', () => {
  it('with the popup: the notice', () => {
    const { state } = walk(to.passwordConflict);
    shows(['FLOW-029'], () => {
      expect(state).toMatchObject({ step: 'password', activity: { name: 'exists', contact: ada } });
    });
  });

  it('without the popup: to the log-in page, with the account', () => {
    const { state, effects } = walk(to.passwordConflict, false);
    shows(['FLOW-030'], () => {
      expect(placeOf(state)).toBe('password/editing');
      expect(effects).toEqual([told(1023), { type: 'GO_TO_LOGIN', contact: ada, tips: true }]);
    });
  });
});

describe('Back', () => {
  it('while the registration is under way: its outcome is unknown, and said so (E-18)', () => {
    const left = [...to.registering, { type: 'BACK_PRESSED' }] as const;
    const { state, effects } = walk(left);
    expect(state).toMatchObject({ step: 'account', contact: ada, doubtful: ada });
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
    'from %s: the account again, and nothing else is left',
    (place) => {
      const { state, effects } = walk([...to[place], { type: 'BACK_PRESSED' }]);
      shows(['FLOW-028', 'CODE-013'], () => {
        expect(state).toEqual({
          step: 'account',
          contact: ada,
          activity: { name: 'editing', notice: null },
          mode: { name: 'normal' },
          lastRequest: walk(to[place]).state.lastRequest,
          settings: { popup: true, asksEntity: false },
          waits: {},
          doubtful: null,
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
    'a late answer after it is dropped (E-20): $type',
    (answer) => {
      const left = [...to.registering, { type: 'BACK_PRESSED' } as const];
      expect(walk([...left, answer])).toEqual({ ...walk(left), effects: [] });
    },
  );

  it('then Continue sends again, whatever the old countdown said', () => {
    const again = [...to.verification, { type: 'BACK_PRESSED' }, on.submitted] as const;
    expect(walk([...again, on.matched(3)]).effects).toMatchObject([
      { type: 'SEND_CODE', request: 4, change: false },
    ]);
  });
});
