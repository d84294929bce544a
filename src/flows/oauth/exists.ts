import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { stay } from '../Machine.ts';
import { mayBeOwn } from '../mayBeOwn.ts';
import { maybeCreated } from '../sharedNotices.ts';
import { toLogin, type Next } from './leaving.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import type { ContactStep } from './OAuthState.ts';

type Exists = Extract<ContactStep['activity'], { name: 'exists' }>;

/**
 * A contact that has an account: the error at its field, and the dialog, or without the popup a link.
 * Source: A§8, S-077, E-18.
 */
export function conflictAt(state: ContactStep, contact: Contact, notice: Notice): Next {
  const maybeOwn = mayBeOwn(state.unconfirmed, contact);
  const shown = maybeOwn ? maybeCreated : notice;
  return state.popup
    ? {
        state: { ...state, activity: { name: 'exists', notice: shown, contact, maybeOwn } },
        effects: [{ type: 'TRACK', fact: 'sign_up.conflict_shown' }],
      }
    : {
        state: { ...state, activity: { name: 'editing', notice: { ...shown, offer: 'log-in' } } },
        effects: [{ type: 'FOCUS', target: 'account' }],
      };
}

/** The choices of the dialog: the log-in with the contact, or to stay. Source: S-078. */
export function existsDialog(state: ContactStep, activity: Exists, event: OAuthEvent): Next {
  const { contact, notice } = activity;
  switch (event.type) {
    case 'LOG_IN_CHOSEN':
      return toLogin(state, { tips: false, contact });
    case 'DISMISSED':
    case 'BACK_REQUESTED':
      return {
        state: { ...state, activity: { name: 'editing', notice } },
        effects: [{ type: 'FOCUS', target: 'account' }],
      };
    default:
      return stay(state);
  }
}
