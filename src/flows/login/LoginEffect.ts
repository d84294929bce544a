import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { RequestId } from '../Request.ts';
import type { SharedEffect } from '../SharedEffect.ts';

/** Where the focus moves after the next commit (E-24). */
export type LoginTarget = 'account' | 'password' | 'submit' | 'reset' | 'tips';

/** Effects as data; `runLoginEffect` runs them. */
export type LoginEffect =
  | {
      readonly type: 'LOG_IN';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly password: string;
    }
  | { readonly type: 'ABORT' }
  /** Stores the account for a reload (E-14). */
  | { readonly type: 'KEEP_ACCOUNT'; readonly contact: Contact }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  /** Says that the new password is saved. */
  | { readonly type: 'TOAST_RESET' }
  | { readonly type: 'SHOW_CONTACT'; readonly contact: Contact }
  | { readonly type: 'CLEAR_PASSWORD' }
  | { readonly type: 'FOCUS'; readonly target: LoginTarget }
  | { readonly type: 'TRACK_LOGGED_IN'; readonly method: Contact['type'] }
  /** Lets the other tabs know. Source: A§4, S-104. */
  | { readonly type: 'REMEMBER_LOG_IN' }
  /** Navigates to the seller's page. Source: A§4. */
  | { readonly type: 'LEAVE'; readonly redirectUrl: string | null; readonly contact: Contact }
  | { readonly type: 'TRACK_METHOD'; readonly method: SignInMethod }
  | Extract<SharedEffect, { readonly type: 'START_METHOD' }>;
