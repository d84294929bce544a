import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { failed, ada } from '../sign-up/support/walk.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { LoginEvent } from './LoginEvent.ts';
import { judgeMoves } from '../support/judgeMoves.ts';
import { loginMachine } from './loginMachine.ts';
import { loginStart, type LoginState } from './LoginState.ts';
import { everyMove, type LoginMove } from './support/everyMove.ts';

const submitted = { type: 'SUBMITTED', contact: ada, password: 'Market-7', at: 0 } as const;
const loggedIn: LoginEvent = {
  type: 'LOGGED_IN',
  request: 1,
  redirectUrl: '/settle',
};
const rejected = (fault: Partial<CallError>): LoginEvent => ({
  type: 'LOG_IN_REJECTED',
  request: 1,
  error: failed('account.login', fault),
  at: 0,
});

/** The last transition after a series of events. */
const walk = (...events: readonly LoginEvent[]) =>
  events.reduce((last, event) => loginMachine(last.state, event), {
    state: loginStart,
    effects: [],
  } as ReturnType<typeof loginMachine>); // no effects yet

const toast = (key: string) => [{ type: 'TOAST_ERROR', notice: expect.objectContaining({ key }) }];

describe('a log-in (S-100)', () => {
  it('keeps the account, logs in, and leaves for the address of the answer', () => {
    covers(['LOGIN-019'], () => {
      expect(walk(submitted).effects).toEqual([
        { type: 'KEEP_ACCOUNT', contact: ada },
        { type: 'LOG_IN', request: 1, contact: ada, password: 'Market-7' },
      ]);
      const left = walk(submitted, loggedIn);
      expect(left.state.activity).toEqual({ name: 'leaving', method: null });
      expect(left.effects).toEqual([
        { type: 'TRACK_LOGGED_IN', method: 'email' },
        { type: 'REMEMBER_LOG_IN' },
        { type: 'LEAVE', redirectUrl: '/settle', contact: ada },
      ]);
    });
  });

  it('waits until the page is left, and begins again when it is restored', () => {
    expect(walk(submitted, loggedIn, submitted).effects).toEqual([]);
    const restored = walk(submitted, loggedIn, { type: 'PAGE_RESTORED' });
    expect(restored.state.activity.name).toBe('editing');
    expect(restored.effects).toEqual([{ type: 'CLEAR_PASSWORD' }]);
  });

  it('is dropped by an edit of what it is about (E-20)', () => {
    for (const type of ['ACCOUNT_EDITED', 'PASSWORD_EDITED'] as const) {
      expect(walk(submitted, { type }).effects).toEqual([{ type: 'ABORT' }]);
      expect(walk(submitted, { type }, loggedIn).effects).toEqual([]);
    }
  });
});

describe('a refused log-in', () => {
  it('shows a wrong password at its field (1010)', () => {
    const { state, effects } = walk(submitted, rejected({ code: 1010 }));
    expect(state.activity).toEqual({
      name: 'editing',
      notices: { password: { from: 'portal', key: 'log_in_password_wrong' } },
    });
    expect(effects).toEqual([{ type: 'FOCUS', target: 'password' }]);
  });

  it('shows an unknown account at its field, with the registration (1011)', () => {
    const { state, effects } = walk(submitted, rejected({ code: 1011 }));
    expect(state.activity).toEqual({
      name: 'editing',
      notices: { account: { from: 'portal', key: 'log_in_account_unknown', offer: 'register' } },
    });
    expect(state.contact).toBe(ada);
    expect(effects).toEqual([{ type: 'FOCUS', target: 'account' }]);
  });

  it('ends the errors at an edit of their field, and those of the password also at one of the account', () => {
    const unknown = [submitted, rejected({ code: 1011 })];
    const wrong = [submitted, rejected({ code: 1010 })];
    const noticesAfter = (...events: readonly LoginEvent[]) => {
      const { activity } = walk(...events).state;
      return activity.name === 'editing' ? Object.keys(activity.notices) : activity.name;
    };
    expect(noticesAfter(...unknown, { type: 'PASSWORD_EDITED' })).toEqual(['account']);
    expect(noticesAfter(...unknown, { type: 'ACCOUNT_EDITED' })).toEqual([]);
    expect(noticesAfter(...wrong, { type: 'PASSWORD_EDITED' })).toEqual([]);
    expect(noticesAfter(...wrong, { type: 'ACCOUNT_EDITED' })).toEqual([]);
  });

  it("shows the server's text in a dialog, which leads back to the form (2097)", () => {
    const refused = [submitted, rejected({ code: 2097, description: 'Conflict' })];
    expect(walk(...refused).state.activity).toEqual({
      name: 'refused',
      notice: { from: 'server', text: 'Conflict' },
    });
    const closed = walk(...refused, { type: 'DISMISSED' });
    expect(closed.state.activity.name).toBe('editing');
    expect(closed.effects).toEqual([{ type: 'FOCUS', target: 'account' }]);
  });

  it.each([
    ['a second second step (2046, S-114)', { code: 2046 }, 'selleronboarding_network_error_toast'],
    ['an unknown outcome', { failure: 'timeout', outcomeUnknown: true }, 'log_in_unconfirmed'],
    ['offline (E-17)', { failure: 'offline' }, 'offline'],
  ] as const)('shows %s in a toast, and repeats nothing', (_, fault, key) => {
    const { state, effects } = walk(submitted, rejected(fault));
    expect(state.activity).toEqual({ name: 'editing', notices: {} });
    expect(effects).toEqual(toast(key));
  });

  it('shows the tips when the seller left the second step', () => {
    const { state, effects } = walk(submitted, rejected({ failure: 'declined' }));
    expect(state).toMatchObject({ tips: true, activity: { name: 'editing' } });
    expect(effects).toEqual([{ type: 'FOCUS', target: 'tips' }]);
  });

  it('waits as long as the server asks for (E-19)', () => {
    const throttled = [submitted, rejected({ failure: 'throttled', retryAfter: 90 })];
    expect(walk(...throttled).effects).toEqual(toast('throttled'));
    expect(walk(...throttled, { ...submitted, at: 89_999 }).effects).toEqual([]);
    expect(walk(...throttled, { ...submitted, at: 90_000 }).effects).toHaveLength(2);
  });
});

describe('the other ways', () => {
  it('business advertising shows the tips; another method leaves', () => {
    covers(['LOGIN-016'], () => {
      const tips = walk({ type: 'METHOD_CHOSEN', method: 'businessAdvertising' });
      expect(tips.state).toMatchObject({ tips: true, activity: { name: 'editing' } });
    });
    const left = walk({ type: 'METHOD_CHOSEN', method: 'google' });
    expect(left.effects).toContainEqual({ type: 'START_METHOD', method: 'google' });
    expect(left.state.activity).toEqual({ name: 'leaving', method: 'google' });
  });

  it('a seller whose way to a provider was stopped goes on here (E-28)', () => {
    const stopped = { type: 'METHOD_CHOSEN', method: 'google' } as const;
    for (const event of [
      ...([{ type: 'ACCOUNT_EDITED' }, { type: 'PASSWORD_EDITED' }, submitted] as const),
      ...([{ type: 'METHOD_CHOSEN', method: 'shortVideo' }, { type: 'RESET_CHOSEN' }] as const),
    ])
      expect(walk(stopped, event)).toEqual(walk(event));
  });

  it('a forgotten password forgets what was typed, and returns with its account', () => {
    const chosen = { type: 'RESET_CHOSEN' } as const;
    expect(walk(chosen).effects).toEqual([{ type: 'CLEAR_PASSWORD' }]);
    expect(walk(chosen, { type: 'RESET_LEFT', contact: null }).effects).toEqual([
      { type: 'FOCUS', target: 'reset' },
    ]);
    expect(walk(chosen, { type: 'PASSWORD_RESET', contact: ada }).effects).toEqual([
      { type: 'SHOW_CONTACT', contact: ada },
      { type: 'TOAST_RESET' },
      { type: 'FOCUS', target: 'password' },
    ]);
  });
});

const pendingOf = ({ activity }: LoginState): number | null =>
  activity.name === 'loggingIn' ? activity.request : null;
const sends = ({ effects }: LoginMove): number =>
  effects.filter(({ type }) => type === 'LOG_IN').length;

const laws: Readonly<Record<string, (move: LoginMove) => boolean>> = {
  'a late answer changes nothing': ({ before, event, after }) =>
    !('request' in event) || event.request === pendingOf(before) || after === before,
  'one request is pending at a time, with a new number': (move) => {
    const { before, after } = move;
    const alone = sends(move) === 0 || pendingOf(before) === null;
    return alone && sends(move) === after.lastRequest - before.lastRequest;
  },
  'a request that is no longer pending was answered or aborted': ({
    before,
    event,
    after,
    effects,
  }) =>
    pendingOf(before) === null ||
    pendingOf(after) !== null ||
    'request' in event ||
    effects.some(({ type }) => type === 'ABORT'),
  'only a log-in leads to the seller’s page': ({ event, effects }) =>
    event.type === 'LOGGED_IN' || effects.every(({ type }) => type !== 'LEAVE'),
  'no state holds the password': ({ after }) => !JSON.stringify(after).includes('Market-7'),
};

const judged = judgeMoves(everyMove(), Object.entries(laws));

it.each(Object.keys(laws))('in every state: %s', (law) => {
  expect(judged.moves).toBeGreaterThan(500);
  expect(judged.broken.get(law)).toBeUndefined();
});
