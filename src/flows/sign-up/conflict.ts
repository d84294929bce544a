import type { Contact } from '../../domain/account/Contact.ts';
import { sameContact } from '../../domain/account/sameContact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import { stay, type Transition } from '../Machine.ts';
import { noticeOf } from '../noticeOf.ts';
import { mustWait, withPause } from '../Wait.ts';
import { sendPause } from './sendPause.ts';
import { toVerification } from './toVerification.ts';
import type { ConflictAnswer, SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import type {
  AccountStep,
  Conflict,
  PasswordStep,
  SignUpState,
  VerificationStep,
} from './SignUpState.ts';

/** The steps that an account-exists conflict can interrupt. */
type Interruptible = AccountStep | VerificationStep | PasswordStep;
type Next = Transition<SignUpState, SignUpEffect>;

const withConflict = (state: Interruptible, activity: Conflict): SignUpState => ({
  ...state,
  activity,
});

const backToEditing = (state: Interruptible): SignUpState =>
  state.step === 'password'
    ? { ...state, activity: { name: 'editing' } }
    : { ...state, activity: { name: 'editing', notice: null } };

/** Whether the step is in the middle of a conflict. */
export const isConflict = (activity: Interruptible['activity']): activity is Conflict =>
  activity.name === 'exists' || activity.name === 'changing' || activity.name === 'sendingChange';

/** Opens the account-exists notice over the step at hand. Source: FLOW-029, E-18. */
export const openConflict = (state: Interruptible, contact: Contact): Next => ({
  state: withConflict(state, {
    name: 'exists',
    contact,
    maybeOwn: state.doubtful !== null && sameContact(state.doubtful, contact),
  }),
  effects: [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
});

const answered = (answer: ConflictAnswer): SignUpEffect => ({ type: 'TRACK_ANSWER', answer });

/** Said in the dialog with what was typed; the pause that the server asks for outlives it (E-19). */
function changeRejected(
  before: Interruptible,
  contact: Contact,
  refusal: { readonly at: number; readonly error: CallError },
): Next {
  const { error } = refusal;
  const state = { ...before, waits: withPause(before.waits, 'send', refusal) };
  const { surface } = surfaceOf(error);
  const tracked: SignUpEffect = { type: 'TRACK', fact: 'sign_up.send_failed' };
  if (surface === 'conflict') {
    const opened = openConflict(state, contact);
    return { state: opened.state, effects: [tracked, ...opened.effects] };
  }
  const notice = surface === 'nothing' ? null : noticeOf(error);
  return {
    state: withConflict(state, { name: 'changing', contact, notice }),
    effects: [tracked, { type: 'FOCUS', target: notice === null ? 'submit' : 'contact' }],
  };
}

/** What the account-exists notice and the change-contact dialog do. Source: FLOW-031 to FLOW-033, S-078. */
export function conflictMachine(
  state: Interruptible,
  conflict: Conflict,
  event: SignUpEvent,
): Next {
  switch (conflict.name) {
    case 'exists':
      if (event.type === 'EXISTS_CANCELLED')
        return { state: backToEditing(state), effects: [answered('cancel')] };
      if (event.type === 'LOG_IN_CHOSEN')
        return {
          state: backToEditing(state),
          effects: [
            answered('log_in'),
            { type: 'GO_TO_LOGIN', contact: conflict.contact, tips: false },
          ],
        };
      if (event.type === 'CHANGE_CHOSEN')
        return {
          state: withConflict(state, { name: 'changing', contact: conflict.contact, notice: null }),
          effects: [answered('change_account')],
        };
      return stay(state);
    case 'changing':
      if (event.type === 'CHANGE_CANCELLED') return { state: backToEditing(state), effects: [] };
      if (event.type === 'CHANGE_SUBMITTED' && !mustWait(sendPause(state.waits), event.at)) {
        const request = state.lastRequest + 1;
        return {
          state: {
            ...withConflict(state, {
              name: 'sendingChange',
              contact: conflict.contact,
              next: event.contact,
              request,
            }),
            lastRequest: request,
          },
          effects: [{ type: 'SEND_CODE', request, contact: event.contact, change: true }],
        };
      }
      return stay(state);
    case 'sendingChange':
      if (!('request' in event) || event.request !== conflict.request) return stay(state);
      if (event.type === 'SEND_REJECTED') return changeRejected(state, conflict.next, event);
      if (event.type === 'CODE_SENT')
        return toVerification(state, conflict.next, event.at, 'change');
      return stay(state);
  }
}
