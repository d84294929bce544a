import type { SessionInfo } from '../../domain/session/SessionInfo.ts';

/** The page on which a cause of the login check is met. */
export type Place =
  | 'register'
  | 'login'
  /** The fast-onboarding entrance on the register page. Source: A§2, A§4. */
  | 'entrance'
  /** A page that only waits for the check: the waiting page and the ticket log-in. Source: S-007, S-008. */
  | 'waiting';

/** What the address of a page load asks for. Source: A§4. */
export type Wish =
  | { readonly name: 'redirectHack'; readonly address: string }
  /** `needLogin=1` */
  | { readonly name: 'logOut' }
  | { readonly name: 'exchange'; readonly ticket: string }
  /** `ttp_session_expire=1` */
  | { readonly name: 'expire' }
  | { readonly name: 'none' };

/** The state of the login check. Source: A§4. */
export type LoginCheckState =
  /** The address of the page load has not been read. */
  | { readonly name: 'starting' }
  /** Nothing runs, and the user counts as anonymous. */
  | {
      readonly name: 'idle';
      /** Whether a log-out failed: the session that may still exist is not followed. */
      readonly logOutFailed: boolean;
    }
  | {
      readonly name: 'checking';
      readonly place: Place;
      readonly wish: 'exchange' | 'expire' | 'none';
      /** Whether a spinner stands in place of the page. */
      readonly blocking: boolean;
      /** Whether the session changed meanwhile: the answer may be an old one. */
      readonly again: boolean;
    }
  /** The question whether to log out and continue. Source: A§4, S-092. */
  | { readonly name: 'asking' }
  | { readonly name: 'loggingOut'; readonly goal: Goal }
  /** The browser is opening another document. */
  | { readonly name: 'leaving' };

/** A page of the portal; `entrance` is the register page with the fast-onboarding flag (S-093). */
export type Goal = 'register' | 'login' | 'entrance';

/** Past facts. */
export type LoginCheckEvent =
  | { readonly type: 'OPENED'; readonly place: Place; readonly wish: Wish }
  | { readonly type: 'TAB_SHOWN'; readonly place: Place }
  /** The browser restored the page from its back/forward cache. */
  | { readonly type: 'PAGE_RESTORED'; readonly place: Place }
  /** The seller has gone to another page: an answer that comes now is about it. */
  | { readonly type: 'PLACE_CHANGED'; readonly place: Place }
  /** Another tab logged in or out. Source: A§4, S-104. */
  | { readonly type: 'LOGIN_STATE_CHANGED'; readonly place: Place }
  | {
      /** Its own where the page itself opened it: its flow leads on. */
      readonly type: 'SESSION_FOUND' | 'OWN_SESSION_FOUND';
      readonly session: SessionInfo;
      /** The default locale of the account. Source: S-183. */
      readonly locale: string | null;
    }
  /** Also for a check that failed. Source: S-102. */
  | { readonly type: 'NO_SESSION_FOUND' }
  | { readonly type: 'LOGGED_OUT' }
  | { readonly type: 'LOG_OUT_FAILED' }
  | { readonly type: 'CONTINUE_CONFIRMED' }
  | { readonly type: 'CONTINUE_DECLINED' };

/** Effects as data. */
export type LoginCheckEffect =
  | { readonly type: 'CHECK'; readonly ticket: string | null }
  | { readonly type: 'LOG_OUT' }
  | {
      readonly type: 'KEEP_SESSION';
      readonly session: SessionInfo | null;
      readonly locale: string | null;
    }
  /** Notifies the other tabs of a log-in. Source: A§4, E-15. */
  | { readonly type: 'REMEMBER_LOG_IN' }
  | { readonly type: 'FORGET_LOG_IN' }
  | { readonly type: 'REPORT_INCONSISTENT_SESSION' }
  | { readonly type: 'SHOW_TICKET_ERROR' }
  /** Shows another page of the portal. */
  | { readonly type: 'GO'; readonly goal: Goal }
  /** Opens another document; null = where a logged-in seller goes. */
  | { readonly type: 'LEAVE'; readonly address: string | null };

/** Before the page load. */
export const loginCheckStart: LoginCheckState = { name: 'starting' };

/** Whether a spinner stands in place of the page. Source: A§2, A§6 (LOGIN-020). */
export const isBlocking = (state: LoginCheckState): boolean =>
  state.name === 'loggingOut' ||
  state.name === 'leaving' ||
  (state.name === 'checking' && state.blocking);
