import type { SentToast } from '../sentToast.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { ErrorCode } from '../../domain/errors/CallError.ts';
import type { Notice } from '../Notice.ts';
import type { OAuthType, RequestId } from './SignUpState.ts';

/** Where the focus goes after the next commit (E-24). */
export type FocusTarget = 'account' | 'code' | 'password' | 'contact' | 'submit' | 'heading';

/** Facts of the flow that are worth an event of their own. */
export type SignUpFact =
  | 'market_confirm.shown'
  | 'market_confirm.confirmed'
  | 'market_confirm.cancelled'
  | 'sign_up.code_sent'
  | 'sign_up.send_failed'
  | 'sign_up.conflict_shown'
  | 'sign_up.completed';

/** How somebody left the account-exists notice. */
export type ConflictAnswer = 'cancel' | 'log_in' | 'change_account';

/** What is to be done, as data. The feature's one effect runner does it. */
export type SignUpEffect =
  | { readonly type: 'CHECK_REGION'; readonly request: RequestId }
  | {
      readonly type: 'SEND_CODE';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly change: boolean;
    }
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
  | { readonly type: 'ABORT' }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  /** Puts the contact of the flow into the account field. */
  | { readonly type: 'SHOW_CONTACT'; readonly contact: Contact }
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'CLEAR_PASSWORDS' }
  | { readonly type: 'FOCUS'; readonly target: FocusTarget }
  | { readonly type: 'TRACK'; readonly fact: SignUpFact }
  | { readonly type: 'TRACK_ANSWER'; readonly answer: ConflictAnswer }
  | { readonly type: 'TRACK_WAY'; readonly provider: OAuthType | 'business-advertising' }
  /** A registration was refused: for the account log and the frame around the page. Source: A§8 (ERR-029). */
  | {
      readonly type: 'TELL_FAILURE';
      readonly code: ErrorCode | null;
      readonly logId: string | null;
    }
  /** Leaves for the provider's sign-in. */
  | { readonly type: 'START_OAUTH'; readonly provider: OAuthType }
  /** Leaves for the site of another region. */
  | { readonly type: 'SWITCH_SITE'; readonly region: string }
  | {
      readonly type: 'GO_TO_LOGIN';
      readonly contact: Contact | null;
      /** Whether the log-in says why somebody is there (S-099). */
      readonly tips: boolean;
    }
  /** Reports what is left to report, and leaves for where the seller goes next. */
  | {
      readonly type: 'HAND_OVER';
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    };
