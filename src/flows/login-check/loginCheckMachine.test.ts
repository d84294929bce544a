import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { loginCheckMachine } from './loginCheckMachine.ts';
import {
  isBlocking,
  loginCheckStart,
  type LoginCheckEvent,
  type Place,
  type Wish,
} from './LoginCheckState.ts';
import { sessionFound } from './support/sessionFound.ts';

const opened = (place: Place = 'register', wish: Wish = { name: 'none' }): LoginCheckEvent => ({
  ...{ type: 'OPENED', place, wish },
});
const at = (
  type: 'TAB_SHOWN' | 'PAGE_RESTORED' | 'PLACE_CHANGED' | 'LOGIN_STATE_CHANGED',
  place: Place = 'login',
) => ({ type, place }) as const;
const nothing = { type: 'NO_SESSION_FOUND' } as const;
const idle = { name: 'idle', logOutFailed: false };
const check = { type: 'CHECK', ticket: null };
const nobody = { type: 'KEEP_SESSION', session: null, locale: null };
const kept = { type: 'KEEP_SESSION', session: sessionFound.session, locale: null };
const leave = { type: 'LEAVE', address: null };
const go = (goal: string) => ({ type: 'GO', goal });

/** The last transition after a series of events. */
const walk = (...events: readonly LoginCheckEvent[]) =>
  events.reduce((last, event) => loginCheckMachine(last.state, event), {
    state: loginCheckStart,
    effects: [],
  } as ReturnType<typeof loginCheckMachine>);

describe('the check on load', () => {
  it('runs behind the page, and changes nothing for an anonymous user', () => {
    covers(['LOGIN-003'], () => {
      expect(walk(opened()).effects).toEqual([check]);
      expect(isBlocking(walk(opened()).state)).toBe(false);
      expect(walk(opened(), nothing)).toEqual({ state: idle, effects: [nobody] });
    });
  });

  it('leaves with a session', () => {
    covers(['LOGIN-007'], () => {
      const next = walk(opened(), sessionFound);
      expect(next.effects).toEqual([kept, leave]);
      expect(isBlocking(next.state)).toBe(true);
    });
  });

  it('stays with a session that the page opened itself', () => {
    const next = walk(opened('login'), { ...sessionFound, type: 'OWN_SESSION_FOUND' });
    expect(next).toEqual({ state: idle, effects: [kept] });
  });

  it('a redirect hack comes before any request', () => {
    const address = 'https://gb.example/a';
    covers(['LOGIN-004'], () => {
      expect(walk(opened('login', { name: 'redirectHack', address })).effects).toEqual([
        { type: 'LEAVE', address },
      ]);
    });
  });

  it.each(['register', 'login', 'entrance', 'waiting'] as const)(
    'a page that only waits goes to the log-in, %s',
    (place) => {
      const next = walk(opened(place), nothing);
      expect(next.effects).toEqual(place === 'waiting' ? [nobody, go('login')] : [nobody]);
      expect(isBlocking(walk(opened(place)).state)).toBe(place === 'waiting');
    },
  );
});

describe('needLogin=1', () => {
  it.each([
    ['register', 'register'],
    ['entrance', 'register'],
    ['login', 'login'],
    ['waiting', 'login'],
  ] as const)('logs out at %s and goes to %s, without a check', (place, goal) => {
    const wished = opened(place, { name: 'logOut' });
    covers(['LOGIN-011'], () => {
      expect(walk(wished).effects).toEqual([{ type: 'LOG_OUT' }]);
      expect(isBlocking(walk(wished).state)).toBe(true);
      expect(walk(wished, { type: 'LOGGED_OUT' })).toEqual({
        state: idle,
        effects: [nobody, { type: 'FORGET_LOG_IN' }, go(goal)],
      });
    });
  });

  it('goes there all the same when it fails, and follows no session that is left', () => {
    const failed = [opened('login', { name: 'logOut' }), { type: 'LOG_OUT_FAILED' }] as const;
    expect(walk(...failed).effects).toEqual([nobody, go('login')]);
    expect(walk(...failed, at('TAB_SHOWN')).effects).toEqual([]);
    expect(walk(...failed, at('LOGIN_STATE_CHANGED')).effects).toEqual([check]);
  });
});

describe('ttp_session_expire=1', () => {
  const expired = opened('register', { name: 'expire' });

  it('reports the session that is there and logs out to the log-in', () => {
    covers(['LOGIN-012'], () => {
      expect(walk(expired).effects).toEqual([check]);
      const next = walk(expired, sessionFound);
      expect(next.effects).toEqual([
        kept,
        { type: 'REPORT_INCONSISTENT_SESSION' },
        { type: 'LOG_OUT' },
      ]);
      expect(loginCheckMachine(next.state, { type: 'LOGGED_OUT' }).effects).toContainEqual(
        go('login'),
      );
    });
  });

  it('changes nothing without a session', () => {
    expect(walk(expired, nothing)).toEqual({ state: idle, effects: [nobody] });
  });

  it('is not forgotten when another tab logs in meanwhile', () => {
    const again = walk(expired, at('LOGIN_STATE_CHANGED'), nothing);
    expect(again.effects).toEqual([check]);
    expect(loginCheckMachine(again.state, sessionFound).effects).toContainEqual({
      type: 'LOG_OUT',
    });
  });
});

describe('a ticket', () => {
  const exchange = opened('waiting', { name: 'exchange', ticket: 'T-1' });

  it('is exchanged while a spinner is shown, and logs in', () => {
    covers(['LOGIN-020'], () => {
      const { state, effects } = walk(exchange);
      expect(effects).toEqual([{ type: 'CHECK', ticket: 'T-1' }]);
      expect(isBlocking(state)).toBe(true);
      expect(JSON.stringify(state)).not.toContain('T-1');
    });
    expect(walk(exchange, sessionFound).effects).toEqual([
      kept,
      { type: 'REMEMBER_LOG_IN' },
      leave,
    ]);
  });

  it('that fails shows the conflict and goes to the log-in', () => {
    covers(['LOGIN-014'], () => {
      expect(walk(exchange, nothing)).toEqual({
        state: idle,
        effects: [nobody, { type: 'SHOW_TICKET_ERROR' }, go('login')],
      });
    });
  });

  it('that fails while another tab logs in is followed by a check', () => {
    expect(walk(exchange, at('LOGIN_STATE_CHANGED'), nothing).effects).toContainEqual(check);
  });
});

describe('the fast-onboarding entrance', () => {
  const asked = [opened('entrance'), sessionFound] as const;

  it('asks a logged-in seller', () => {
    covers(['PARTNER-006'], () => {
      expect(walk(...asked)).toEqual({ state: { name: 'asking' }, effects: [kept] });
    });
  });

  it('OK logs out and returns to it', () => {
    covers(['PARTNER-007'], () => {
      const confirmed = walk(...asked, { type: 'CONTINUE_CONFIRMED' });
      expect(confirmed.effects).toEqual([{ type: 'LOG_OUT' }]);
      for (const type of ['LOGGED_OUT', 'LOG_OUT_FAILED'] as const)
        expect(loginCheckMachine(confirmed.state, { type }).effects).toContainEqual(go('entrance'));
    });
  });

  it('Cancel leaves as from every other page', () => {
    expect(walk(...asked, { type: 'CONTINUE_DECLINED' }).effects).toEqual([leave]);
  });

  it('asks where the seller has gone to it during the check, and nowhere else', () => {
    const arrived = [opened('login'), at('PLACE_CHANGED', 'entrance')] as const;
    expect(walk(...arrived).effects).toEqual([]);
    expect(walk(...arrived, sessionFound).state).toEqual({ name: 'asking' });
    const gone = [opened('entrance'), at('PLACE_CHANGED', 'register')] as const;
    expect(walk(...gone, sessionFound).effects).toEqual([kept, leave]);
  });

  it('going Back from the question leaves as from every other page', () => {
    expect(walk(...asked, at('PLACE_CHANGED', 'entrance')).effects).toEqual([]);
    expect(walk(...asked, at('PLACE_CHANGED', 'register')).effects).toEqual([leave]);
  });

  it('the question goes away when another tab logs out', () => {
    const changed = [...asked, at('LOGIN_STATE_CHANGED', 'entrance')] as const;
    expect(walk(...changed).effects).toEqual([check]);
    expect(walk(...changed, nothing).state).toEqual(idle);
  });
});

describe('later causes', () => {
  it('a log-in in another tab is followed', () => {
    covers(['LOGIN-009'], () => {
      const changed = [opened(), nothing, at('LOGIN_STATE_CHANGED')] as const;
      expect(walk(...changed).effects).toEqual([check]);
      expect(walk(...changed, sessionFound).effects).toEqual([kept, leave]);
      expect(walk(...changed, nothing).effects).toEqual([nobody]);
    });
  });

  it.each(['TAB_SHOWN', 'PAGE_RESTORED'] as const)('%s checks again, behind the page', (type) => {
    covers(['LOGIN-010'], () => {
      const next = walk(opened(), nothing, at(type));
      expect(next.effects).toEqual([check]);
      expect(isBlocking(next.state)).toBe(false);
    });
  });

  it('a change during a check voids its answer', () => {
    const changed = [opened(), at('LOGIN_STATE_CHANGED')] as const;
    expect(walk(...changed).effects).toEqual([]);
    expect(walk(...changed, nothing).effects).toEqual([check]);
    expect(walk(...changed, sessionFound).effects).toEqual([check]);
    expect(walk(...changed, nothing, sessionFound).effects).toEqual([kept, leave]);
  });

  it('a page that was left and restored waits for a new check', () => {
    const restored = walk(opened(), sessionFound, at('PAGE_RESTORED'));
    expect(restored.effects).toEqual([check]);
    expect(isBlocking(restored.state)).toBe(true);
    expect(loginCheckMachine(restored.state, nothing).state).toEqual(idle);
  });
});
