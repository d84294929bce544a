import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Transition } from '../Machine.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import { commonOf, type FailedStep, type OAuthState } from './OAuthState.ts';

export type Next = Transition<OAuthState, OAuthEffect>;

/** Leaves the callback. */
export const left = (state: OAuthState, ...effects: readonly OAuthEffect[]): Next => ({
  state: { ...commonOf(state), step: 'left' },
  effects,
});

/** Ends as a log-in does. Source: S-009, S-104. */
export const loggedIn = (state: OAuthState, redirectUrl: string | null): Next =>
  left(
    state,
    { type: 'TRACK_LOGGED_IN' },
    { type: 'REMEMBER_LOG_IN' },
    { type: 'LEAVE', redirectUrl },
  );

/**
 * Goes on with the profile at the additional-info page. Source: S-009.
 *
 * @param search the query of the start, where the page does not have it yet
 */
export const toProfile = (state: OAuthState, profileKey: string, search?: string): Next =>
  left(state, {
    ...{ type: 'COMPLETE_PROFILE', profileKey },
    ...(search !== undefined && { search }),
  });

/** Goes back to where the sign-in began. */
export const toStart = (state: OAuthState, ...before: readonly OAuthEffect[]): Next =>
  left(state, ...before, { type: 'GO_TO', page: state.type, tips: false });

/** Goes to the log-in, by default with the tips that explain it. Source: S-097, S-099. */
export const toLogin = (
  state: OAuthState,
  to: { readonly tips: boolean; readonly contact?: Contact } = { tips: true },
): Next => left(state, { type: 'ABORT' }, { type: 'GO_TO', page: 'login', ...to });

/** Goes to the log-in, which says why, and whose own second step knows the contact. Source: S-171 (2046). */
export const toLoginFor = (state: OAuthState, notice: Notice): Next =>
  left(
    state,
    { type: 'TOAST_ERROR', notice, later: true },
    { type: 'GO_TO', page: 'login', tips: true },
  );

/** Ends on the failure's own screen. Source: E-28. */
export const failed = (state: OAuthState, failure: FailedStep['failure']): Next => ({
  state: { ...commonOf(state), step: 'failed', failure },
  effects: [{ type: 'TRACK_FAILED', failure }],
});
