import type { Contact } from '../../domain/account/Contact.ts';
import { sameContact } from '../../domain/account/sameContact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { ErrorField } from '../../domain/errors/ErrorField.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { stay, type Transition } from '../Machine.ts';
import { cooldownAfterRefusal } from '../Cooldown.ts';
import type { SingleFormEffect } from './SingleFormEffect.ts';
import type { SingleFormEvent, SingleFormRegistration } from './SingleFormEvent.ts';
import type { SingleFormActivity, SingleFormState } from './SingleFormState.ts';
import { registrationUnknown } from '../sharedNotices.ts';
import { wrongCode } from '../wrongCode.ts';
import { sendingCodes } from './sendingCodes.ts';
import { atField, conflictAt } from './atField.ts';

type Next = Transition<SingleFormState, SingleFormEffect>;
type Registering = Extract<SingleFormActivity, { name: 'registering' }>;
type AllProven = Registering['proven'];

const contactsOf = (proven: AllProven): readonly Contact[] => proven.map(({ contact }) => contact);

/** The ticket for another attempt, if it is one with the same contacts in any order. */
const retryOf = (
  { retry }: SingleFormState,
  contacts: readonly Contact[],
): SingleFormState['retry'] =>
  retry?.contacts.length === contacts.length &&
  contacts.every((one) => retry.contacts.some((other) => sameContact(one, other)))
    ? retry
    : null;

/** The contact that a field's error refers to. */
const contactOf = (proven: AllProven, field: ErrorField): Contact =>
  (proven.find(({ contact }) => contact.type === field) ?? proven[0]).contact;

/** The state after the code of a field was refused. */
const withRefused = (
  state: SingleFormState,
  proven: AllProven,
  field: ErrorField,
): SingleFormState => {
  const refused = proven.find(({ contact }) => `${contact.type}_code` === field);
  return refused === undefined
    ? state
    : { ...state, refused: { ...state.refused, [refused.contact.type]: refused.code } };
};

/** Starts the registration with a valid form; a refused code is not sent again (E-07). */
export function register(state: SingleFormState, registration: SingleFormRegistration): Next {
  const { proven } = registration;
  const refused = proven.find(({ contact, code }) => state.refused[contact.type] === code);
  if (refused !== undefined)
    return atField(
      { ...state, activity: { name: 'editing' } },
      `${refused.contact.type}_code`,
      wrongCode,
    );
  const request = state.lastRequest + 1;
  const retry = retryOf(state, contactsOf(proven));
  return {
    state: {
      ...state,
      lastRequest: request,
      retry,
      activity: {
        name: 'registering',
        request,
        proven,
        stands: true,
        retyped: {},
      },
    },
    effects: [
      { type: 'REGISTER', request, registration, verifyTicket: retry?.verifyTicket ?? null },
    ],
  };
}

/** Shows a rejected registration. Source: A§8, S-195. */
function shown(state: SingleFormState, { proven, retyped }: Registering, error: CallError): Next {
  const { surface, field, notice } = presentError(error);
  if (surface === 'nothing') return { state, effects: [{ type: 'FOCUS', target: 'submit' }] };
  if (surface === 'market')
    return { state: { ...state, activity: { name: 'warned', method: null } }, effects: [] };
  if (field === null || surface === 'toast')
    return { state, effects: [{ type: 'TOAST_ERROR', notice }] };
  if (surface === 'conflict')
    return conflictAt(state, field, { notice, contact: contactOf(proven, field) });
  if (surface !== 'code-field') return atField(state, field, notice);
  const refused = withRefused(state, proven, field);
  const isRetyped =
    (field === 'email_code' && retyped.email) || (field === 'phone_code' && retyped.phone);
  return isRetyped ? { state: refused, effects: [] } : atField(refused, field, notice);
}

function rejected(
  state: SingleFormState,
  activity: Registering,
  { error, at }: Extract<SingleFormEvent, { type: 'REGISTER_REJECTED' }>,
): Next {
  const { proven, stands } = activity;
  const { code, logId } = error;
  const notified: SingleFormEffect = { type: 'NOTIFY_FAILURE', code, logId };
  const contacts = contactsOf(proven);
  const idle: SingleFormState = {
    ...state,
    activity: { name: 'editing' },
    cooldown: cooldownAfterRefusal(at, error.retryAfter),
    unconfirmed: error.outcomeUnknown ? contacts : state.unconfirmed,
  };
  const { verifyTicket } = error;
  const kept =
    stands && verifyTicket !== null ? { ...idle, retry: { contacts, verifyTicket } } : idle;
  if (error.outcomeUnknown)
    return {
      state: kept,
      effects: [notified, { type: 'TOAST_ERROR', notice: registrationUnknown }],
    };
  // The error does not apply to another contact, but the server's cooldown does (E-20, E-19).
  if (!stands) return { state: kept, effects: [notified] };
  const next = shown(kept, activity, error);
  return { state: next.state, effects: [notified, ...next.effects] };
}

/**
 * Handles events during the registration: its responses, and edits of the contact, after which only a
 * success counts. Source: A§4, A§8 (ERR-002 to ERR-009), E-20.
 */
export function registering(
  state: SingleFormState,
  activity: Registering,
  event: SingleFormEvent,
): Next {
  switch (event.type) {
    case 'CONTACT_EDITED':
      return sendingCodes({ ...state, activity: { ...activity, stands: false } }, event);
    case 'REGISTERED': {
      const [first, ...others] = activity.proven;
      return {
        state: { ...state, activity: { name: 'done' }, retry: null, unconfirmed: [] },
        effects: [
          { type: 'TRACK_COMPLETED', method: first.contact.type },
          { type: 'FOCUS', target: 'heading' },
          {
            type: 'HAND_OVER',
            contacts: [first.contact, ...others.map(({ contact }) => contact)],
            redirectUrl: event.redirectUrl,
            userId: event.userId,
          },
        ],
      };
    }
    case 'REGISTER_REJECTED':
      return rejected(state, activity, event);
    default:
      return stay(state);
  }
}
