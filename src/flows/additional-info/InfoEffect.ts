import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { RequestId } from '../Request.ts';
import type { SentToast } from '../sentToast.ts';
import type { NotifyFailure, SharedFact } from '../SharedEffect.ts';
import type { InfoField, Kind } from './InfoState.ts';

/** Where the focus moves after the next commit (E-24). */
export type InfoTarget = InfoField | 'submit' | 'heading';

/** Effects as data; `runInfoEffect` runs them. */
export type InfoEffect =
  | { readonly type: 'SEND_CODE'; readonly request: RequestId; readonly contact: Contact }
  | { readonly type: 'BIND'; readonly request: RequestId; readonly proven: Proven }
  /** Aborts a request that is no longer needed; all of them without a number. */
  | { readonly type: 'ABORT'; readonly request?: RequestId }
  /** Stores the contact for a reload (E-14). */
  | { readonly type: 'KEEP_ACCOUNT'; readonly contact: Contact }
  /** Switches the form to a block, which starts without errors. */
  | { readonly type: 'SHOW_BLOCK'; readonly kind: Kind }
  /** Clears a block's code, which is no longer valid (E-08). */
  | { readonly type: 'CLEAR_CODE'; readonly kind: Kind }
  | { readonly type: 'FOCUS'; readonly target: InfoTarget }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  | { readonly type: 'TRACK'; readonly fact: SharedFact }
  /** Of a failed bind. Source: A§8 (ADDINFO-011). */
  | NotifyFailure
  | {
      readonly type: 'GO_TO_LOGIN';
      /** The account that the log-in begins with. */
      readonly contact: Contact | null;
      /** Whether the log-in page shows tips that explain the redirect (S-099). */
      readonly tips: boolean;
    }
  /** Forgets the profile and shows the register page, with a notice there. Source: S-086. */
  | { readonly type: 'LEAVE'; readonly notice: Notice | null }
  /** Forgets the profile, and navigates to the next page of the new seller. */
  | {
      readonly type: 'HAND_OVER';
      readonly contact: Contact;
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    };
