import type { Contact } from '../../domain/account/Contact.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';
import type { SharedEvent } from '../SharedEvent.ts';

/** The events of the flow: actions of the seller and server responses. */
export type SignUpEvent =
  | SharedEvent
  | ({ readonly type: 'CONTACT_SUBMITTED'; readonly contact: Contact } & Timed)
  | { readonly type: 'CONTACT_EDITED' }
  | { readonly type: 'ENTITY_CONFIRMED' }
  | { readonly type: 'MARKET_CONFIRMED' }
  /** @property region id of the region whose site was chosen */
  | { readonly type: 'MARKET_SWITCHED'; readonly region: string }
  | ({ readonly type: 'RESEND_PRESSED' } & Timed)
  | { readonly type: 'CODE_EDITED' }
  | ({ readonly type: 'CODE_SUBMITTED'; readonly code: string } & Timed)
  | ({ readonly type: 'CODE_ACCEPTED'; readonly ticket: string } & Answered)
  | ({ readonly type: 'CODE_REJECTED' } & Refusal)
  | ({ readonly type: 'PASSWORD_SUBMITTED'; readonly password: string } & Timed)
  | { readonly type: 'CHANGE_CHOSEN' }
  | ({ readonly type: 'CHANGE_SUBMITTED'; readonly contact: Contact } & Timed)
  /** By the Back button of a step, the browser's Back, or a phone's Back in the modal. */
  | { readonly type: 'BACK_REQUESTED' };
