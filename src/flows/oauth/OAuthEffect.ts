import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { ConnectType } from '../../domain/sign-in/connectState.ts';
import type { RequestId } from '../Request.ts';
import type { SentToast } from '../sentToast.ts';
import type { SharedFact } from '../SharedEffect.ts';
import type { BindReason, OAuthFailure, RefusedByProvider } from './OAuthState.ts';

/** Where the focus moves after the next commit (E-24). */
export type OAuthTarget = 'account' | 'code' | 'password' | 'submit';

/** Effects as data; `runOAuthEffect` runs them. */
export type OAuthEffect =
  /** Gives the page the query that the sign-in began with, in place of what the provider added. */
  | { readonly type: 'RESTORE_QUERY'; readonly search: string }
  | {
      readonly type: 'FINISH';
      readonly request: RequestId;
      readonly code: string;
      readonly state: string;
    }
  | {
      readonly type: 'SEND_CODE';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly reason: BindReason;
    }
  | {
      readonly type: 'BIND';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly code: string;
      readonly password: string;
    }
  | { readonly type: 'ABORT' }
  /** Stores the account for a reload (E-14). */
  | { readonly type: 'KEEP_ACCOUNT'; readonly contact: Contact }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  | {
      readonly type: 'TOAST_ERROR';
      readonly notice: Notice;
      /** Whether the next page shows it, instead of the form. */
      readonly later?: true;
    }
  /** Says on the next page why the provider did not sign the seller in. Source: S-009. */
  | { readonly type: 'TOAST_REFUSED'; readonly failure: RefusedByProvider }
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'CLEAR_PASSWORD' }
  | { readonly type: 'FOCUS'; readonly target: OAuthTarget }
  | {
      readonly type: 'TRACK';
      readonly fact: Exclude<SharedFact, 'sign_up.code_sent'>;
    }
  | { readonly type: 'TRACK_LOGGED_IN' }
  | { readonly type: 'TRACK_FAILED'; readonly failure: OAuthFailure }
  /** Lets the other tabs know. Source: A§4, S-104. */
  | { readonly type: 'REMEMBER_LOG_IN' }
  /** Navigates to the seller's page. */
  | { readonly type: 'LEAVE'; readonly redirectUrl: string | null }
  /** Opens the additional-info page with a profile. Source: S-009. */
  | {
      readonly type: 'COMPLETE_PROFILE';
      readonly profileKey: string;
      /** The query that the sign-in began with; the page's own by default. */
      readonly search?: string;
    }
  /** Replaces the page by the register or log-in page. */
  | {
      readonly type: 'GO_TO';
      readonly page: ConnectType;
      readonly tips: boolean;
      /** The account that the log-in begins with. */
      readonly contact?: Contact;
      /** The query that the sign-in began with; the page's own by default. */
      readonly search?: string;
    };
