import type { Contact } from '../../domain/account/Contact.ts';
import type { RequestId } from '../Request.ts';
import type { SharedEffect, SharedFact } from '../SharedEffect.ts';

/** Where the focus moves after the next commit (E-24). */
export type FocusTarget = 'account' | 'code' | 'password' | 'contact' | 'submit' | 'heading';

/** The facts of the flow that are tracked as events. */
export type SignUpFact =
  | SharedFact
  | 'market_confirm.shown'
  | 'market_confirm.confirmed'
  | 'market_confirm.cancelled';

/** The choice in the account-exists notice. */
export type ConflictAnswer = 'cancel' | 'log_in' | 'change_account';

/** Effects as data; `runSignUpEffect` runs them. */
export type SignUpEffect =
  | SharedEffect
  | {
      readonly type: 'CHECK_CODE';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly code: string;
    }
  | {
      readonly type: 'REGISTER';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly ticket: string;
      readonly password: string;
    }
  /** Fills the account field with the contact of the flow. */
  | { readonly type: 'SHOW_CONTACT'; readonly contact: Contact }
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'CLEAR_PASSWORDS' }
  | { readonly type: 'FOCUS'; readonly target: FocusTarget }
  | { readonly type: 'TRACK'; readonly fact: SignUpFact }
  | { readonly type: 'TRACK_ANSWER'; readonly answer: ConflictAnswer }
  /** Navigates to the site of another region. */
  | { readonly type: 'SWITCH_SITE'; readonly region: string }
  /** Sends the remaining reports of the new account, and navigates to the next page. */
  | {
      readonly type: 'HAND_OVER';
      readonly contact: Contact;
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    };
