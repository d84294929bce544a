import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { Cooldown } from '../Cooldown.ts';
import type { RequestId } from '../Request.ts';

/** The server's errors at the fields. */
export interface LoginNotices {
  readonly account?: Notice;
  readonly password?: Notice;
}

export type LoginActivity =
  | { readonly name: 'editing'; readonly notices: LoginNotices }
  | { readonly name: 'loggingIn'; readonly request: RequestId; readonly contact: Contact }
  /** A dialog shows why the log-in was refused. Source: S-171 (2097). */
  | { readonly name: 'refused'; readonly notice: Notice }
  /** The panel for a forgotten password. Source: S-101. */
  | { readonly name: 'resetting' }
  /** The browser navigates: to the seller's page, or to that of a method. */
  | { readonly name: 'leaving'; readonly method: SignInMethod | null };

/** The log-in with an account and its password. Source: A§2, S-100. */
export interface LoginState {
  /** Whether the tips show: business advertising was chosen, or the second step left. Source: A§4, S-099. */
  readonly tips: boolean;
  /** The account of the last attempt. */
  readonly contact: Contact | null;
  /** The cooldown that the server requested (E-19). */
  readonly cooldown: Cooldown | null;
  readonly lastRequest: RequestId;
  readonly activity: LoginActivity;
}

/** Editing without an error. */
export const editing: LoginActivity = { name: 'editing', notices: {} };

/** The initial state of the flow. */
export const loginStart: LoginState = {
  tips: false,
  contact: null,
  cooldown: null,
  lastRequest: 0,
  activity: editing,
};
