import { stay, type Transition } from '../Machine.ts';
import type {
  Goal,
  LoginCheckEffect,
  LoginCheckEvent,
  LoginCheckState,
  Place,
  Wish,
} from './LoginCheckState.ts';

type Next = Transition<LoginCheckState, LoginCheckEffect>;
type In<Name extends LoginCheckState['name']> = Extract<LoginCheckState, { readonly name: Name }>;

type FoundEvent = Extract<LoginCheckEvent, { readonly locale: string | null }>;

const idle: LoginCheckState = { name: 'idle', logOutFailed: false };
const nobody = { type: 'KEEP_SESSION', session: null, locale: null } as const;

const check = (place: Place, blocking = place === 'waiting'): Next => ({
  state: { name: 'checking', place, wish: 'none', blocking, again: false },
  effects: [{ type: 'CHECK', ticket: null }],
});

const leave = (address: string | null): Next => ({
  state: { name: 'leaving' },
  effects: [{ type: 'LEAVE', address }],
});

const logOut = (goal: Goal): Next => ({
  state: { name: 'loggingOut', goal },
  effects: [{ type: 'LOG_OUT' }],
});

/** Asks once more, since the session changed during the check. */
const recheck = (state: In<'checking'>): Next => ({
  state: { ...state, again: false },
  effects: [{ type: 'CHECK', ticket: null }],
});

/** Runs effects ahead of those of a transition. */
const after = (effects: readonly LoginCheckEffect[], next: Next): Next => ({
  state: next.state,
  effects: [...effects, ...next.effects],
});

/** The page load: what its address asks for. Source: A§4, S-108. */
function open(place: Place, wish: Wish): Next {
  switch (wish.name) {
    case 'redirectHack':
      return leave(wish.address);
    case 'logOut':
      return logOut(place === 'register' || place === 'entrance' ? 'register' : 'login');
    case 'exchange':
      return {
        state: { name: 'checking', place, wish: 'exchange', blocking: true, again: false },
        effects: [{ type: 'CHECK', ticket: wish.ticket }],
      };
    case 'expire':
      return {
        state: { name: 'checking', place, wish: 'expire', blocking: true, again: false },
        effects: [{ type: 'CHECK', ticket: null }],
      };
    case 'none':
      return check(place);
  }
}

function whileIdle(state: In<'idle'>, event: LoginCheckEvent): Next {
  switch (event.type) {
    case 'TAB_SHOWN':
    case 'PAGE_RESTORED':
      return state.logOutFailed ? stay(state) : check(event.place);
    case 'LOGIN_STATE_CHANGED':
      return check(event.place);
    default:
      return stay(state);
  }
}

const keep = ({ session, locale }: FoundEvent) =>
  ({ type: 'KEEP_SESSION', session, locale }) as const;

function found(state: In<'checking'>, event: FoundEvent): Next {
  const kept = keep(event);
  if (state.wish === 'exchange') return after([kept, { type: 'REMEMBER_LOG_IN' }], leave(null));
  if (state.again) return recheck(state);
  if (state.wish === 'expire')
    return after([kept, { type: 'REPORT_INCONSISTENT_SESSION' }], logOut('login'));
  if (state.place === 'entrance') return { state: { name: 'asking' }, effects: [kept] };
  return after([kept], leave(null));
}

function notFound(state: In<'checking'>): Next {
  const toLogin = { type: 'GO', goal: 'login' } as const;
  if (state.wish === 'exchange') {
    const refused = [nobody, { type: 'SHOW_TICKET_ERROR' }, toLogin] as const;
    return state.again ? after(refused, check('login')) : { state: idle, effects: refused };
  }
  if (state.again) return recheck(state);
  return { state: idle, effects: state.place === 'waiting' ? [nobody, toLogin] : [nobody] };
}

function whileChecking(state: In<'checking'>, event: LoginCheckEvent): Next {
  switch (event.type) {
    case 'SESSION_FOUND':
      return found(state, event);
    case 'OWN_SESSION_FOUND':
      return { state: idle, effects: [keep(event)] };
    case 'NO_SESSION_FOUND':
      return notFound(state);
    case 'PLACE_CHANGED':
      return event.place === state.place ? stay(state) : stay({ ...state, place: event.place });
    case 'LOGIN_STATE_CHANGED':
    case 'PAGE_RESTORED':
      return state.again ? stay(state) : { state: { ...state, again: true }, effects: [] };
    default:
      return stay(state);
  }
}

function whileAsking(state: In<'asking'>, event: LoginCheckEvent): Next {
  switch (event.type) {
    case 'CONTINUE_CONFIRMED':
      return logOut('entrance');
    case 'CONTINUE_DECLINED':
      return leave(null);
    case 'PLACE_CHANGED': // the question is about the entrance
      return event.place === 'entrance' ? stay(state) : leave(null);
    case 'LOGIN_STATE_CHANGED':
      return check(event.place);
    default:
      return stay(state);
  }
}

function whileLoggingOut(state: In<'loggingOut'>, event: LoginCheckEvent): Next {
  const go = { type: 'GO', goal: state.goal } as const;
  switch (event.type) {
    case 'LOGGED_OUT':
      return { state: idle, effects: [nobody, { type: 'FORGET_LOG_IN' }, go] };
    case 'LOG_OUT_FAILED':
      return { state: { name: 'idle', logOutFailed: true }, effects: [nobody, go] };
    default:
      return stay(state);
  }
}

/**
 * The login check: whether the user has a session, and what follows from it. A logged-in seller leaves
 * the portal, unless the address asks to log out, or the seller is at the fast-onboarding entrance and
 * has to decide. Source: A§4, S-102 to S-110.
 */
export function loginCheckMachine(state: LoginCheckState, event: LoginCheckEvent): Next {
  switch (state.name) {
    case 'starting':
      return event.type === 'OPENED' ? open(event.place, event.wish) : stay(state);
    case 'idle':
      return whileIdle(state, event);
    case 'checking':
      return whileChecking(state, event);
    case 'asking':
      return whileAsking(state, event);
    case 'loggingOut':
      return whileLoggingOut(state, event);
    case 'leaving':
      return event.type === 'PAGE_RESTORED' ? check(event.place, true) : stay(state);
  }
}
