import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import type { Timed } from '../Request.ts';
import type { SharedEvent } from '../SharedEvent.ts';
import type { Kind } from './SingleFormState.ts';

/** The values of a valid form, with one contact or both. */
export interface SingleFormRegistration {
  readonly proven: readonly [Proven, ...Proven[]];
  readonly password: string;
}

/** The events of the form: actions of the seller and server responses. */
export type SingleFormEvent =
  | SharedEvent
  | { readonly type: 'FIELD_FOCUSED' }
  | { readonly type: 'KIND_SWITCHED' }
  | { readonly type: 'CONTACT_EDITED'; readonly kind: Kind }
  | { readonly type: 'CODE_EDITED'; readonly kind: Kind }
  | { readonly type: 'PASSWORD_EDITED' }
  | ({ readonly type: 'SEND_PRESSED'; readonly contact: Contact } & Timed)
  | ({ readonly type: 'SUBMITTED' } & Timed)
  /** The link to the log-in at the field of an account that exists (S-195). */
  | { readonly type: 'LOG_IN_LINK_CHOSEN'; readonly contact: Contact }
  | { readonly type: 'START_CHOSEN' }
  | { readonly type: 'CHANGE_SITE_CHOSEN' }
  | { readonly type: 'FORM_REFUSED' }
  | { readonly type: 'FORM_ACCEPTED'; readonly registration: SingleFormRegistration };
