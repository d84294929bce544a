import type { SentToast } from './sentToast.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice, RequestId } from './SignUpState.ts';

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
  | { readonly type: 'GO_TO_LOGIN'; readonly contact: Contact }
  | { readonly type: 'HAND_OVER'; readonly redirectUrl: string | null };
