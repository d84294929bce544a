import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Transition } from '../Machine.ts';
import { mayBeOwn } from '../mayBeOwn.ts';
import type { InfoEffect } from './InfoEffect.ts';
import type { InfoField, InfoState } from './InfoState.ts';

type Next = Transition<InfoState, InfoEffect>;

const noticed = (state: InfoState, field: InfoField, notice: Notice): InfoState => ({
  ...state,
  notices: { ...state.notices, [field]: notice },
});

/** Shows an error at its field and focuses the field. */
export const atField = (state: InfoState, field: InfoField, notice: Notice): Next => ({
  state: noticed(state, field, notice),
  effects: [{ type: 'FOCUS', target: field }],
});

/**
 * A contact that exists: the error at its field, and the dialog, or without the popup a link, unless it may
 * be the own account. Source: A§8, S-077, E-18.
 */
export function conflictAt(state: InfoState, contact: Contact, notice: Notice): Next {
  const maybeOwn = mayBeOwn(state.unconfirmed, contact);
  if (!state.popup && !maybeOwn)
    return atField(state, contact.type, { ...notice, offer: 'log-in' });
  return {
    state: {
      ...noticed(state, contact.type, notice),
      activity: { name: 'exists', contact, maybeOwn },
    },
    effects: [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
  };
}
