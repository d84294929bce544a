import type { Contact } from '../../domain/account/Contact.ts';
import type { SavedData } from '../../domain/partner/SavedData.ts';
import type { Callback } from '../../domain/sign-in/readCallback.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';
import type { Kind } from './PartnerState.ts';

/** The events of the return from the partner: what came back, answers, and actions of the seller. */
export type PartnerEvent =
  | { readonly type: 'ARRIVED'; readonly callback: Callback }
  /** The page was reloaded in the form; `typed` is the kind of the contact that was typed (E-14). */
  | { readonly type: 'RESUMED'; readonly saved: SavedData; readonly typed: Kind }
  | ({
      readonly type: 'FINISHED';
      readonly loggedIn: boolean;
      readonly redirectUrl: string | null;
    } & Answered)
  | ({ readonly type: 'FINISH_REJECTED' } & Refusal)
  | ({ readonly type: 'PREFILLED'; readonly saved: SavedData | null } & Answered)
  | ({ readonly type: 'PREFILL_REJECTED' } & Refusal)
  | { readonly type: 'KIND_SWITCHED' }
  | { readonly type: 'CONTACT_EDITED' }
  | { readonly type: 'CODE_EDITED' }
  /** `contact`: what was typed; null where the partner has the contact. */
  | ({ readonly type: 'SEND_PRESSED'; readonly contact: Contact | null } & Timed)
  | ({ readonly type: 'CODE_SENT'; readonly ticket: string | null } & Answered & Timed)
  | ({ readonly type: 'SEND_REJECTED' } & Refusal)
  | ({
      readonly type: 'SUBMITTED';
      readonly contact: Contact | null;
      readonly code: string;
    } & Timed)
  | ({ readonly type: 'BOUND'; readonly redirectUrl: string | null } & Answered)
  | ({ readonly type: 'BIND_REJECTED' } & Refusal)
  | ({ readonly type: 'ONBOARDED' } & Answered)
  | ({ readonly type: 'ONBOARDING_REJECTED' } & Refusal)
  /** In a dialog. */
  | { readonly type: 'LINKING_CHOSEN' }
  | ({ readonly type: 'LINKING_STARTED' } & Answered)
  | ({ readonly type: 'LINKING_REJECTED' } & Refusal)
  | { readonly type: 'LOG_IN_CHOSEN' }
  | { readonly type: 'DISMISSED' }
  /** By the Back button, or the browser's Back. */
  | { readonly type: 'BACK_REQUESTED' }
  /** The browser restores the page after it was left. */
  | { readonly type: 'PAGE_RESTORED' };
