import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';
import type { Kind } from './InfoState.ts';

/** The events of the form: actions of the seller and answers of the server. */
export type InfoEvent =
  | { readonly type: 'KIND_SWITCHED' }
  | { readonly type: 'CONTACT_EDITED'; readonly kind: Kind }
  | { readonly type: 'CODE_EDITED'; readonly kind: Kind }
  | ({ readonly type: 'SEND_PRESSED'; readonly contact: Contact } & Timed)
  | ({ readonly type: 'CODE_SENT' } & Answered & Timed)
  | ({ readonly type: 'SEND_REJECTED' } & Refusal)
  /** The whole form is valid. */
  | ({ readonly type: 'SUBMITTED'; readonly proven: Proven } & Timed)
  | ({
      readonly type: 'BOUND';
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    } & Answered)
  | ({ readonly type: 'BIND_REJECTED' } & Refusal)
  /** In a dialog. */
  | { readonly type: 'LOG_IN_CHOSEN' }
  /** The link to the log-in at the field of an account that exists (S-077). */
  | { readonly type: 'LOG_IN_LINK_CHOSEN'; readonly contact: Contact }
  | { readonly type: 'DISMISSED' }
  /** By the Back button, or the browser's Back. */
  | { readonly type: 'BACK_REQUESTED' };
