import type { Contact } from '../../domain/account/Contact.ts';
import { sameContact } from '../../domain/account/sameContact.ts';
import type { ErrorField } from '../../domain/errors/ErrorField.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Transition } from '../Machine.ts';
import type { SingleFormEffect } from './SingleFormEffect.ts';
import type { Kind, SingleFormState } from './SingleFormState.ts';

/** The block of a field; the password is in both. */
const blockOf: Readonly<Record<ErrorField, Kind | null>> = {
  email: 'email',
  email_code: 'email',
  phone: 'phone',
  phone_code: 'phone',
  password: null,
};

/** Shows an error at its field; brings up the field's block when it is hidden, which clears its code (E-08). */
function shownAt(
  state: SingleFormState,
  field: ErrorField,
  notice: Notice,
): Transition<SingleFormState, SingleFormEffect> {
  const kind = blockOf[field] ?? state.kind;
  return {
    state: { ...state, kind, revealed: true, notices: { ...state.notices, [field]: notice } },
    effects:
      kind === state.kind
        ? []
        : [
            { type: 'SHOW_BLOCK', kind },
            { type: 'CLEAR_CODE', kind },
          ],
  };
}

/** Shows an error at its field, whose block is brought up, and focuses the field. Source: S-195. */
export function atField(
  state: SingleFormState,
  field: ErrorField,
  notice: Notice,
): Transition<SingleFormState, SingleFormEffect> {
  const next = shownAt(state, field, notice);
  return { ...next, effects: [...next.effects, { type: 'FOCUS', target: field }] };
}

/** An account that exists: the error at its field, and the dialog, or without the popup a link. Source: S-077, S-195. */
export function conflictAt(
  state: SingleFormState,
  field: ErrorField,
  { notice, contact }: { readonly notice: Notice; readonly contact: Contact },
): Transition<SingleFormState, SingleFormEffect> {
  if (!state.popup) return atField(state, field, { ...notice, offer: 'log-in' });
  const next = shownAt(state, field, notice); // closing the dialog focuses the field
  return {
    state: {
      ...next.state,
      activity: {
        name: 'exists',
        contact,
        maybeOwn: state.unconfirmed.some((own) => sameContact(own, contact)),
      },
    },
    effects: [...next.effects, { type: 'TRACK', fact: 'sign_up.conflict_shown' }],
  };
}
