import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { RequestId } from '../Request.ts';
import type { SentToast } from '../sentToast.ts';

/** Where the focus moves after the next commit (E-24). */
export type ResetTarget = 'account' | 'code' | 'password' | 'submit';

/** Effects as data; `runResetEffect` runs them. */
export type ResetEffect =
  | { readonly type: 'SEND_CODE'; readonly request: RequestId; readonly contact: Contact }
  | {
      readonly type: 'CHECK_CODE';
      readonly request: RequestId;
      readonly contact: Contact;
      readonly code: string;
    }
  | {
      readonly type: 'SAVE_PASSWORD';
      readonly request: RequestId;
      readonly kind: Contact['type'];
      readonly ticket: string;
      readonly password: string;
    }
  | { readonly type: 'ABORT' }
  /** Stores the account for a reload (E-14). */
  | { readonly type: 'KEEP_ACCOUNT'; readonly contact: Contact }
  /** Tracks a code that was not sent. Source: B§8, S-196. */
  | { readonly type: 'TRACK'; readonly fact: 'sign_up.send_failed' }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'CLEAR_PASSWORDS' }
  | { readonly type: 'FOCUS'; readonly target: ResetTarget }
  /** Closes the panel, with the account that it was at. */
  | { readonly type: 'LEAVE'; readonly contact: Contact | null }
  /** Closes the panel after the new password was saved. */
  | { readonly type: 'FINISH'; readonly contact: Contact };
