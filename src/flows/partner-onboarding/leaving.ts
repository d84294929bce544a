import type { Transition } from '../Machine.ts';
import type { PartnerEffect } from './PartnerEffect.ts';
import {
  commonOf,
  type FailedStep,
  type PartnerDialog,
  type PartnerState,
} from './PartnerState.ts';

export type Next = Transition<PartnerState, PartnerEffect>;

/** Leaves the callback. */
export const left = (state: PartnerState, ...effects: readonly PartnerEffect[]): Next => ({
  state: { ...commonOf(state), step: 'left' },
  effects,
});

/** Goes back to where the sign-in began. */
export const toStart = (state: PartnerState, ...before: readonly PartnerEffect[]): Next =>
  left(state, ...before, { type: 'GO_TO', page: state.type });

/** Goes to the log-in, with the tips that explain it. Source: S-099, S-171 (2046). */
export const toLogin = (state: PartnerState, ...before: readonly PartnerEffect[]): Next =>
  left(state, ...before, { type: 'GO_TO', page: 'login', tips: true });

/** Ends on the failure's own screen. Source: E-28. */
export const failed = (state: PartnerState, failure: FailedStep['failure']): Next => ({
  state: { ...commonOf(state), step: 'failed', failure },
  effects: [{ type: 'TRACK_FAILED', failure }],
});

/** Shows a dialog where there is no form yet. */
export const stopped = (state: PartnerState, dialog: PartnerDialog): Next => ({
  state: { ...commonOf(state), step: 'stopped', dialog },
  effects: [],
});
