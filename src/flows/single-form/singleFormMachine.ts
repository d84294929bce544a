import { presentError } from '../../domain/errors/presentError.ts';
import { type Machine, stay, type Transition } from '../Machine.ts';
import { cooldownAfterRefusal, isOneCoolingDown } from '../Cooldown.ts';
import { without } from '../without.ts';
import type { SingleFormEffect } from './SingleFormEffect.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import { type SingleFormActivity, type SingleFormState, submitPauses } from './SingleFormState.ts';
import { checkRegion, leaving, methodChosen, proceed } from './signInMethod.ts';
import { register, registering } from './registration.ts';
import { send, sendingCodes } from './sendingCodes.ts';

type Next = Transition<SingleFormState, SingleFormEffect>;

const at = (
  state: SingleFormState,
  activity: SingleFormActivity,
  ...effects: SingleFormEffect[]
): Next => ({
  state: { ...state, activity },
  effects,
});

/** Submit: reveals all fields; checks the network first, then validates, then registers (FLOW-018, FLOW-020). */
function submitted(state: SingleFormState, moment: number): Next {
  if (isOneCoolingDown(submitPauses(state), moment)) return stay(state);
  const revealed: SingleFormState = { ...state, revealed: true };
  return state.checksNetwork ? checkRegion(revealed, null) : proceed(revealed, null);
}

/** Switches the block: clears its old code and the error of the other code (E-08). */
function switched(state: SingleFormState): Next {
  const kind = state.kind === 'email' ? 'phone' : 'email';
  return {
    state: { ...state, kind, notices: without(state, `${state.kind}_code`) },
    effects: [
      { type: 'SHOW_BLOCK', kind },
      { type: 'CLEAR_CODE', kind },
    ],
  };
}

function editing(state: SingleFormState, event: SingleFormEvent): Next {
  switch (event.type) {
    case 'SUBMITTED':
      return submitted(state, event.at);
    case 'KIND_SWITCHED':
      return switched(state);
    case 'FORM_CHOSEN':
      return { state, effects: [{ type: 'FOCUS', target: state.kind }] };
    case 'METHOD_CHOSEN':
      return methodChosen(state, event.method, event.at);
    case 'CHANGE_SITE_CHOSEN':
      return at(state, { name: 'pickingSite' });
    case 'LOG_IN_LINK_CHOSEN':
      return {
        state,
        effects: [{ type: 'GO_TO_LOGIN', contact: event.contact, tips: false }],
      };
    case 'PASSWORD_EDITED': {
      const { password: _password, ...notices } = state.notices;
      return { state: { ...state, notices }, effects: [] };
    }
    default:
      return sendingCodes(state, event);
  }
}

function networkAnswered(
  state: SingleFormState,
  { method }: Extract<SingleFormActivity, { name: 'checkingRegion' }>,
  event: SingleFormEvent,
): Next {
  switch (event.type) {
    case 'REGION_MATCHED':
      return proceed(state, method);
    case 'REGION_MISMATCHED':
      return at(state, { name: 'warned', method });
    case 'REGION_FAILED': {
      const { surface, notice } = presentError(event.error);
      if (surface === 'market') return at(state, { name: 'warned', method });
      const regionCooldown =
        cooldownAfterRefusal(event.at, event.error.retryAfter) ?? state.regionCooldown; // S-209
      return at({ ...state, regionCooldown }, { name: 'editing' }, { type: 'TOAST_ERROR', notice });
    }
    default:
      return stay(state);
  }
}

const warnings: ReadonlySet<SingleFormActivity['name']> = new Set(['warned', 'warnedAtSend']);

function inDialog(state: SingleFormState, event: SingleFormEvent): Next {
  const { activity } = state;
  switch (event.type) {
    case 'DISMISSED':
      return activity.name === 'exists'
        ? at(state, { name: 'editing' }, { type: 'FOCUS', target: activity.contact.type })
        : at(state, { name: 'editing' });
    case 'START_CHOSEN':
      if (activity.name === 'warnedAtSend')
        return send({ ...state, activity: { name: 'editing' } }, activity.contact);
      return activity.name === 'warned' ? proceed(state, activity.method) : stay(state);
    case 'CHANGE_SITE_CHOSEN':
      return warnings.has(activity.name) ? at(state, { name: 'pickingSite' }) : stay(state);
    case 'LOG_IN_CHOSEN':
      return activity.name === 'exists'
        ? at(
            state,
            { name: 'editing' },
            { type: 'GO_TO_LOGIN', contact: activity.contact, tips: false },
          )
        : stay(state);
    default:
      return stay(state);
  }
}

const changesContact = (event: SingleFormEvent): boolean =>
  event.type === 'CONTACT_EDITED' || event.type === 'KIND_SWITCHED';

/** Ends the submit of a contact that was changed before the registration (E-20). */
function dropSubmit(state: SingleFormState, event: SingleFormEvent): Next {
  const { activity } = state;
  const next = editing({ ...state, activity: { name: 'editing' } }, event);
  if (!('request' in activity)) return next;
  return {
    state: next.state,
    effects: [{ type: 'ABORT', request: activity.request }, ...next.effects],
  };
}

/** What only a page can tell whose navigation to a provider was stopped. Source: E-28. */
const staysHere: ReadonlySet<SingleFormEvent['type']> = new Set([
  'CONTACT_EDITED',
  'KIND_SWITCHED',
  'SUBMITTED',
  'METHOD_CHOSEN',
]);

/** What is about one code belongs to its block in any activity. */
const isOfBlock = (event: SingleFormEvent): boolean =>
  event.type === 'CODE_SENT' || event.type === 'SEND_REJECTED' || event.type === 'CODE_EDITED';

/** Sign-up on the single-form page: one form, its codes, the network check, the registration. Source: A§2, A§4. */
export const singleFormMachine: Machine<SingleFormState, SingleFormEvent, SingleFormEffect> = (
  state,
  event,
) => {
  const { activity } = state;
  if (activity.name === 'done') return stay(state);
  if (event.type === 'FIELD_FOCUSED')
    return state.revealed ? stay(state) : { state: { ...state, revealed: true }, effects: [] };
  if (isOfBlock(event)) return sendingCodes(state, event);
  if ('request' in event && (!('request' in activity) || event.request !== activity.request))
    return stay(state);
  switch (activity.name) {
    case 'editing':
      return editing(state, event);
    case 'checkingRegion':
      return changesContact(event)
        ? dropSubmit(state, event)
        : networkAnswered(state, activity, event);
    case 'validating':
      if (changesContact(event)) return dropSubmit(state, event);
      if (event.type === 'FORM_ACCEPTED') return register(state, event.registration);
      if (event.type === 'FORM_REFUSED') return at(state, { name: 'editing' });
      return stay(state);
    case 'registering':
      return registering(state, activity, event);
    case 'agreeing':
      return leaving(state, activity, event);
    case 'leaving':
      return staysHere.has(event.type)
        ? editing({ ...state, activity: { name: 'editing' } }, event)
        : leaving(state, activity, event);
    case 'warned':
    case 'warnedAtSend':
    case 'pickingSite':
    case 'exists':
      return inDialog(state, event);
  }
};
