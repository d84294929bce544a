import type { Contact } from '../../domain/account/Contact.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';
import type { PageUse } from './SubscribeState.ts';

/** What a subscription holds. Source: A§5, S-146. */
export interface Subscription {
  readonly contact: Contact;
  /** As typed; empty for none (LEAD-013). */
  readonly shopLink: string;
}

/** The events of a subscribe form: actions of the visitor, answers of the server, and the page around it. */
export type SubscribeEvent =
  | { readonly type: 'BUTTON_PRESSED' }
  /** The drawer was closed by its button, Escape or its mask. */
  | { readonly type: 'DISMISSED' }
  /** The time of the automatic opening has come. */
  | { readonly type: 'TIME_PASSED'; readonly page: PageUse }
  /** Something in the page has begun or ceased to be used. */
  | { readonly type: 'PAGE_CHANGED'; readonly page: PageUse }
  | ({ readonly type: 'SUBMITTED'; readonly subscription: Subscription } & Timed)
  /** Created; the focus is `elsewhere` when it has moved to another form of the page. */
  | ({ readonly type: 'SENT'; readonly elsewhere: boolean } & Answered)
  | ({ readonly type: 'REJECTED' } & Refusal);
