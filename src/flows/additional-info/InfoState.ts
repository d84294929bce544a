import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import type { ErrorField } from '../../domain/errors/ErrorField.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Cooldown } from '../Cooldown.ts';
import type { PendingBind } from '../PendingBind.ts';
import type { RequestId } from '../Request.ts';
import { nothingSent, type Sending } from '../Sending.ts';

/** A block of the form: a contact and its code. */
export type Kind = Contact['type'];

/** The form has no password. */
export type InfoField = Exclude<ErrorField, 'password'>;

export type InfoActivity =
  | { readonly name: 'editing' }
  | (PendingBind & {
      readonly proven: Proven;
      /** Whether the form still has the contact that is being bound (E-20). */
      readonly stands: boolean;
    })
  /** The contact has an account: a dialog with the log-in. */
  | {
      readonly name: 'exists';
      readonly contact: Contact;
      /** Whether it can be the account of an attempt without an answer (E-18). */
      readonly maybeOwn: boolean;
    }
  /** A dialog with the reason, and with the log-in where that is the way on. */
  | {
      readonly name: 'refused';
      readonly notice: Notice;
      readonly logIn: boolean;
    }
  | { readonly name: 'bound' }
  | { readonly name: 'left' };

/** The form that adds a contact to a third-party sign-up. Source: A§2, S-086, S-087. */
export interface InfoState {
  /** Whether a contact that exists opens a dialog, or shows a link at its field (S-077). */
  readonly popup: boolean;
  /** The block that is shown. */
  readonly kind: Kind;
  readonly sending: Readonly<Record<Kind, Sending>>;
  /** Server errors by field, until the field changes. */
  readonly notices: Readonly<Partial<Record<InfoField, Notice>>>;
  /** The code of each contact that the server refused last; it is not sent again (E-07). */
  readonly refused: Readonly<Record<Kind, string | null>>;
  /** The contact of an attempt that got no answer (E-18). */
  readonly unconfirmed: Contact | null;
  /** The cooldown of the submit button that the server requested (E-19). */
  readonly cooldown: Cooldown | null;
  readonly lastRequest: RequestId;
  readonly activity: InfoActivity;
}

/**
 * The initial state of the form.
 *
 * @param sending the block that is shown, with a code that was sent before a reload (E-12)
 */
export const initialInfo = (
  options: Pick<InfoState, 'popup' | 'kind'>,
  sending: Sending = nothingSent,
): InfoState => ({
  ...options,
  sending: { email: nothingSent, phone: nothingSent, [options.kind]: sending },
  notices: {},
  refused: { email: null, phone: null },
  unconfirmed: null,
  cooldown: null,
  lastRequest: 0,
  activity: { name: 'editing' },
});

/** The form without a pending request or an open dialog. */
export const editing = (state: InfoState): InfoState => ({
  ...state,
  activity: { name: 'editing' },
});
