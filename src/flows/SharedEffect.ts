import type { Contact } from '../domain/account/Contact.ts';
import type { ErrorCode } from '../domain/errors/CallError.ts';
import type { Notice } from '../domain/errors/Notice.ts';
import type { ConnectConsents } from '../domain/sign-in/connectState.ts';
import type { LeavingMethod, SignInMethod } from '../domain/sign-in/signInMethods.ts';
import type { RequestId } from './Request.ts';
import type { SentToast } from './sentToast.ts';

/** The facts of a sign-up that are tracked as events. */
export type SharedFact = 'sign_up.code_sent' | 'sign_up.send_failed' | 'sign_up.conflict_shown';

/** Reports a rejected registration to the account log and the embedding page. Source: A§8 (ERR-029). */
export interface NotifyFailure {
  readonly type: 'NOTIFY_FAILURE';
  readonly code: ErrorCode | null;
  readonly logId: string | null;
}

/** The effects of both versions of sign-up. */
export type SharedEffect =
  | { readonly type: 'CHECK_REGION'; readonly request: RequestId }
  | {
      readonly type: 'SEND_CODE';
      readonly request: RequestId;
      readonly contact: Contact;
      /** Whether the contact differs from that of the previous code (S-189). */
      readonly change: boolean;
    }
  /** Aborts a request that is no longer needed; all of them without a number. */
  | { readonly type: 'ABORT'; readonly request?: RequestId }
  /** Stores the account for a reload (E-14). */
  | { readonly type: 'KEEP_ACCOUNT'; readonly contact: Contact }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  /** Tracks a completed sign-up with a contact of this type. Source: FLOW-023, S-153. */
  | { readonly type: 'TRACK_COMPLETED'; readonly method: Contact['type'] }
  | NotifyFailure
  | { readonly type: 'TRACK_METHOD'; readonly method: SignInMethod }
  /** Navigates to the page of a provider or of the partner. */
  | {
      readonly type: 'START_METHOD';
      readonly method: LeavingMethod;
      /** The consents that go to a provider; those of the region where nobody was asked. Source: A§4, S-202. */
      readonly consents?: ConnectConsents;
    }
  | {
      readonly type: 'GO_TO_LOGIN';
      readonly contact: Contact | null;
      /** Whether the log-in page shows tips that explain the redirect (S-099). */
      readonly tips: boolean;
    };
