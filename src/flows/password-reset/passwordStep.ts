import type { CallError } from '../../domain/errors/CallError.ts';
import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { isCoolingDown, withCooldown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import type { ResetEffect } from './ResetEffect.ts';
import type { ResetEvent } from './ResetEvent.ts';
import { commonOf, editing, type PasswordStep, type ResetState } from './ResetState.ts';
import { toAccount, unknownAccount } from './toAccount.ts';

type Next = Transition<ResetState, ResetEffect>;

const unconfirmed: Notice = {
  from: 'portal',
  key: errorCatalogue.portal['reset.outcome_unknown'].message,
};

function save(state: PasswordStep, password: string): Next {
  const request = state.lastRequest + 1;
  const { contact, ticket } = state;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'saving', request } },
    effects: [{ type: 'SAVE_PASSWORD', request, kind: contact.type, ticket, password }],
  };
}

const withToast = ({ state, effects }: Next, notice: Notice): Next => ({
  state,
  effects: [...effects, { type: 'TOAST_ERROR', notice }],
});

const INTERNAL_ERROR = 0; // B§8

/**
 * Shows why the password was not saved. A refused ticket leads back to the account; a lost answer and an
 * internal error say nothing of it. Source: S-101, B§8.
 */
function rejected(before: PasswordStep, error: CallError, at: number): Next {
  const cooldowns = withCooldown(before.cooldowns, 'reset', { at, error });
  const state: PasswordStep = { ...before, cooldowns, activity: editing };
  const stays: Next = { state, effects: [] };
  if (error.outcomeUnknown) return withToast(stays, unconfirmed);
  const { surface, notice } = presentError(error);
  if (surface === 'nothing') return { state, effects: [{ type: 'FOCUS', target: 'submit' }] };
  if (surface === 'account-field') return toAccount(state, unknownAccount(notice));
  if (surface === 'password-field')
    return {
      state: { ...state, activity: { name: 'editing', notice } },
      effects: [{ type: 'FOCUS', target: 'password' }],
    };
  const refused = error.code !== null && error.code !== INTERNAL_ERROR;
  return withToast(refused ? toAccount(state) : stays, notice);
}

const saved = (state: PasswordStep): Next => ({
  state: { ...commonOf(state), step: 'over', contact: state.contact },
  effects: [{ type: 'CLEAR_PASSWORDS' }, { type: 'FINISH', contact: state.contact }],
});

/** The third step: the new password, saved with the ticket of the code. */
export function passwordStep(state: PasswordStep, event: ResetEvent): Next {
  const { activity } = state;
  if (activity.name === 'editing') {
    if (event.type === 'BACK_REQUESTED') return toAccount(state);
    if (event.type === 'PASSWORD_EDITED')
      return { state: { ...state, activity: editing }, effects: [] };
    if (event.type !== 'PASSWORD_SUBMITTED') return stay(state);
    return isCoolingDown(state.cooldowns.reset, event.at)
      ? stay(state)
      : save(state, event.password);
  }
  // The server may have saved it, although the answer is not awaited (E-18).
  if (event.type === 'BACK_REQUESTED') return withToast(toAccount(state), unconfirmed);
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  if (event.type === 'PASSWORD_SAVED') return saved(state);
  return event.type === 'SAVE_REJECTED' ? rejected(state, event.error, event.at) : stay(state);
}
