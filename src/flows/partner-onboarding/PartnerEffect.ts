import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { SavedData } from '../../domain/partner/SavedData.ts';
import type { ConnectType } from '../../domain/sign-in/connectState.ts';
import type { RequestId } from '../Request.ts';
import type { SentToast } from '../sentToast.ts';
import type { NotifyFailure, SharedFact } from '../SharedEffect.ts';
import type { CodeTarget, Kind } from './PartnerState.ts';

/** Where the focus moves after the next commit (E-24). */
export type PartnerTarget = 'contact' | 'code' | 'submit' | 'heading';

/** Effects as data; `runPartnerEffect` runs them. */
export type PartnerEffect =
  /** Gives the page the query that the sign-in began with, in place of what the partner added. */
  | { readonly type: 'RESTORE_QUERY'; readonly search: string }
  | {
      readonly type: 'FINISH';
      readonly request: RequestId;
      readonly code: string;
      readonly state: string;
    }
  | { readonly type: 'PREFILL'; readonly request: RequestId }
  /** Stores the data for a reload. Source: A§3, B§3. */
  | { readonly type: 'KEEP_SAVED'; readonly saved: SavedData }
  | {
      readonly type: 'SEND_CODE';
      readonly request: RequestId;
      readonly to: CodeTarget;
      readonly verifyTicket: string;
    }
  | {
      readonly type: 'BIND';
      readonly request: RequestId;
      readonly kind: Kind;
      /** Null where the ticket stands for the contact. */
      readonly contact: Contact | null;
      readonly code: string;
      readonly ticket: string;
      readonly verifyTicket: string;
    }
  | { readonly type: 'ONBOARD'; readonly request: RequestId; readonly saved: SavedData }
  | {
      readonly type: 'START_LINKING';
      readonly request: RequestId;
      readonly saved: SavedData | null;
    }
  /** Aborts a request that is no longer needed; all of them without a number. */
  | { readonly type: 'ABORT'; readonly request?: RequestId }
  /** Stores a typed contact for a reload (E-14). */
  | { readonly type: 'KEEP_ACCOUNT'; readonly contact: Contact }
  /** Switches the form to a contact. */
  | { readonly type: 'SHOW_KIND'; readonly kind: Kind; readonly saved: boolean }
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'FOCUS'; readonly target: PartnerTarget }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  /** `later`: on the page that comes next. */
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice; readonly later?: true }
  /** Says on the next page why the partner did not sign the seller in. Source: S-009. */
  | { readonly type: 'TOAST_REFUSED'; readonly failure: 'cancelled' | 'provider' }
  | { readonly type: 'TRACK'; readonly fact: SharedFact }
  | {
      readonly type: 'TRACK_FAILED';
      readonly failure: 'cancelled' | 'provider' | 'unverified' | 'service';
    }
  /** Of a failed bind. Source: A§8. */
  | NotifyFailure
  /** Navigates to the partner's page that links two accounts. Source: S-091. */
  | { readonly type: 'LEAVE_FOR_BINDING' }
  /** A linked account: navigates as a log-in does. Source: S-009. */
  | { readonly type: 'LEAVE'; readonly redirectUrl: string | null }
  /** Opens the additional-info page with a profile. Source: S-009. */
  | {
      readonly type: 'COMPLETE_PROFILE';
      readonly profileKey: string;
      readonly search: string;
    }
  /** Replaces the page; what the flow stored goes. */
  | {
      readonly type: 'GO_TO';
      readonly page: ConnectType;
      /** Whether the log-in explains itself. Source: S-099. */
      readonly tips?: true;
      /** The query that the sign-in began with; the page's own by default. */
      readonly search?: string;
    }
  /** Clears the flow, and navigates to the verification of the new seller. Source: A§4 (PARTNER-011). */
  | { readonly type: 'HAND_OVER'; readonly kind: Kind; readonly redirectUrl: string | null };
