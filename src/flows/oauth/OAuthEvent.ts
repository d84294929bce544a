import type { Contact } from '../../domain/account/Contact.ts';
import type { Callback } from '../../domain/sign-in/readCallback.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';

/** The events of the return from a provider: what came back, answers, and actions of the seller. */
export type OAuthEvent =
  | { readonly type: 'ARRIVED'; readonly callback: Callback }
  | ({
      readonly type: 'FINISHED';
      readonly redirectUrl: string | null;
      /** Set when the profile still needs a contact. */
      readonly profileKey: string | null;
    } & Answered)
  | ({ readonly type: 'FINISH_REJECTED' } & Refusal)
  /** The log-in of a dialog was chosen, or its link at the contact. */
  | { readonly type: 'LOG_IN_CHOSEN' }
  /** The dialog was closed. */
  | { readonly type: 'DISMISSED' }
  | { readonly type: 'CONTACT_EDITED' }
  | ({ readonly type: 'CONTACT_SUBMITTED'; readonly contact: Contact } & Timed)
  | ({ readonly type: 'CODE_SENT' } & Answered & Timed)
  | ({ readonly type: 'SEND_REJECTED' } & Refusal)
  | ({ readonly type: 'RESEND_PRESSED' } & Timed)
  | { readonly type: 'CODE_EDITED' }
  | { readonly type: 'PASSWORD_EDITED' }
  | ({ readonly type: 'SUBMITTED'; readonly code: string; readonly password: string } & Timed)
  | ({ readonly type: 'BOUND'; readonly redirectUrl: string | null } & Answered)
  | ({ readonly type: 'BIND_REJECTED' } & Refusal)
  /** By the Back button of a step, or the browser's. */
  | { readonly type: 'BACK_REQUESTED' }
  /** The browser restores the page after it was left. */
  | { readonly type: 'PAGE_RESTORED' };
