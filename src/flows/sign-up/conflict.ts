import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { stay, type Transition } from '../Machine.ts';
import { mayBeOwn } from '../mayBeOwn.ts';
import { isCoolingDown, serverCooldowns, withCooldown } from '../Cooldown.ts';
import { askMarket, marketAnswered } from './market.ts';
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

/** Whether the activity belongs to a conflict. */
export const isConflict = (activity: Interruptible['activity']): activity is Conflict =>
  activity.name === 'exists' ||
  activity.name === 'changing' ||
  activity.name === 'sendingChange' ||
  activity.name === 'confirmingChange';

/** Opens the account-exists notice over the current step. Source: FLOW-029, E-18. */
export const openConflict = (state: Interruptible, contact: Contact): Next => ({
  state: withConflict(state, {
    name: 'exists',
    contact,
    maybeOwn: mayBeOwn(state.unconfirmed, contact),
  }),
  effects: [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
});

const answered = (answer: ConflictAnswer): SignUpEffect => ({ type: 'TRACK_ANSWER', answer });

/** Shows the error in the dialog and keeps the input; a cooldown of the server outlives the dialog (E-19). */
function changeRejected(
  before: Interruptible,
  { contact, next }: Extract<Conflict, { name: 'sendingChange' }>,
  rejection: { readonly at: number; readonly error: CallError },
): Next {
  const { error } = rejection;
  const state = { ...before, cooldowns: withCooldown(before.cooldowns, 'send', rejection) };
  const { surface, notice } = presentError(error);
  if (surface === 'conflict') return openConflict(state, next);
  if (surface === 'market')
    return askMarket(withConflict(state, { name: 'confirmingChange', contact, next }));
  const silent = surface === 'nothing';
  return {
    state: withConflict(state, { name: 'changing', contact: next, notice: silent ? null : notice }),
    effects: [{ type: 'FOCUS', target: silent ? 'submit' : 'contact' }],
  };
}

/** Sends a code to the next contact. Source: FLOW-033. */
function sendChange(
  state: Interruptible,
  contact: Contact,
  next: Contact,
  confirmedMarket: boolean,
): Next {
  const request = state.lastRequest + 1;
  const sending = { name: 'sendingChange', contact, next, request, confirmedMarket } as const;
  return {
    state: { ...withConflict(state, sending), lastRequest: request },
    effects: [{ type: 'SEND_CODE', request, contact: next, change: true }],
  };
}

/** Back closes the dialog and does not leave the step. */
const isDismissal = ({ type }: SignUpEvent): boolean =>
  type === 'DISMISSED' || type === 'BACK_REQUESTED';

/** Handles the events of the account-exists notice and the change-contact dialog. Source: FLOW-031 to FLOW-033, S-078. */
export function conflictMachine(
  state: Interruptible,
  conflict: Conflict,
  event: SignUpEvent,
): Next {
  switch (conflict.name) {
    case 'exists':
      if (isDismissal(event)) return { state: backToEditing(state), effects: [answered('cancel')] };
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
      if (isDismissal(event)) return { state: backToEditing(state), effects: [] };
      if (
        event.type === 'CHANGE_SUBMITTED' &&
        !isCoolingDown(serverCooldowns(state.cooldowns).send, event.at)
      ) {
        return sendChange(state, conflict.contact, event.contact, false);
      }
      return stay(state);
    case 'confirmingChange':
      return marketAnswered(state, event, {
        confirmed: () => sendChange(state, conflict.contact, conflict.next, true),
        cancelled: withConflict(state, { name: 'changing', contact: conflict.next, notice: null }),
      });
    case 'sendingChange':
      if (!('request' in event) || event.request !== conflict.request) return stay(state);
      if (event.type === 'SEND_REJECTED')
        return withSendFailure(event.error, changeRejected(state, conflict, event));
      if (event.type === 'CODE_SENT')
        return toVerification(state, conflict.next, event.at, 'change');
      return stay(state);
  }
}
