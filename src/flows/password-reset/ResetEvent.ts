import type { Contact } from '../../domain/account/Contact.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';

/** The events of a forgotten password: actions of the seller and answers of the server. */
export type ResetEvent =
  | { readonly type: 'CONTACT_EDITED' }
  | ({ readonly type: 'CONTACT_SUBMITTED'; readonly contact: Contact } & Timed)
  | ({ readonly type: 'CODE_SENT' } & Answered & Timed)
  | ({ readonly type: 'SEND_REJECTED' } & Refusal)
  | ({ readonly type: 'RESEND_PRESSED' } & Timed)
  | { readonly type: 'CODE_EDITED' }
  | ({ readonly type: 'CODE_SUBMITTED'; readonly code: string } & Timed)
  | ({ readonly type: 'CODE_ACCEPTED'; readonly ticket: string } & Answered)
  | ({ readonly type: 'CODE_REJECTED' } & Refusal)
  | { readonly type: 'PASSWORD_EDITED' }
  | ({ readonly type: 'PASSWORD_SUBMITTED'; readonly password: string } & Timed)
  | ({ readonly type: 'PASSWORD_SAVED' } & Answered)
  | ({ readonly type: 'SAVE_REJECTED' } & Refusal)
  /** By the Back button of a step, or the browser's Back. */
  | { readonly type: 'BACK_REQUESTED' };
